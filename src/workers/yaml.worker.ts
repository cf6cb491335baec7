/** Folding and outline of YAML. monaco-yaml wants its worker to be a file of ours. */
import 'monaco-yaml/yaml.worker.js';
