/** Words of what the test pages offer beside trying a tool. */
export const snippetEn = {
  curl: 'Copy as curl',
  sdk: 'Copy as SDK code',
  withToken: 'with my token',
}

export const contentEn = {
  heading: 'Content',
  image: (number: number) => `Picture ${number} of the answer`,
  audio: (number: number) => `Sound ${number} of the answer`,
  bytes: (kind: string, length: number) =>
    `Data${kind === '' ? '' : ` of the kind ${kind}`}, ${length.toLocaleString('en')} characters of base64`,
  unknown: (type: string) => `A part of the kind ${type}: see the JSON.`,
  showAll: (length: number) => `Show all ${length.toLocaleString('en')} characters`,
}

export const outputEn = {
  fits: 'The structured content fits the output schema of the tool.',
  missing: 'The tool has an output schema, but its answer carries no structured content.',
  differs: (count: number) =>
    `The structured content does not fit the output schema of the tool (${count === 1 ? '1 place' : `${count} places`}).`,
}

export const savedEn = {
  heading: 'Saved calls',
  none: 'No call is saved. Execute a tool, then save the call with what you expect of its answer.',
  notReady: 'Connect to make these calls again.',
  save: 'Save this call',
  saved: (count: number) =>
    `Saved. ${count === 1 ? 'One call is' : `${count} calls are`} kept in this browser, without any token.`,
  name: 'Name of the call',
  nameOf: (tool: string, number: number) => `${tool} ${number}`,
  expected: 'What is expected',
  expectations: {
    success: 'that it succeeds',
    failure: 'that it fails',
    contains: 'at least this data',
    equals: 'exactly this answer',
  },
  keep: 'Save',
  expects: (what: string) => `Expected: ${what}`,
  run: 'Run',
  runOne: (name: string) => `Run ${name}`,
  runAll: 'Run all',
  running: 'Running...',
  forget: 'Delete',
  forgetOne: (name: string) => `Delete ${name}`,
  forgotten: (name: string) => `${name} is deleted.`,
  toFile: 'Save to a file',
  fromFile: 'Import a file',
  score: (green: number, all: number) => `${green} of ${all} as expected`,
  green: (ms: number) => `As expected, ${ms} ms`,
  red: {
    failed: (_at: string, got: string, ms: number) => `It failed: ${got} (${ms} ms)`,
    succeeded: (_at: string, _got: string, ms: number) => `It succeeded but was expected to fail (${ms} ms)`,
    differs: (at: string, got: string, ms: number) => `Differs at ${at === '' ? 'the top' : at}: got ${got} (${ms} ms)`,
  },
}
