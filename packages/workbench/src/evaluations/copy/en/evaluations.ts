export const evaluationsEn = {
  lead: 'Questions that your model is asked again: does it find the right tools, and does its answer hold what it must? Tools that may change something are not called here.',
  none: 'No evaluation is saved. Write one here, or keep a question of the chat.',
  notReady: 'Connect to a server, and choose a model under Chat, to run them.',
  heading: 'Evaluations',
  question: 'Question',
  tools: 'Tools that must be called',
  toolsHint: 'Names separated by commas. If empty, any way is right.',
  holds: 'What the answer must hold',
  holdsHint: 'One text per line. Upper and lower case are the same.',
  keep: 'Save evaluation',
  keepTalk: 'Save the first question as an evaluation',
  kept: (count: number) =>
    `Saved. ${count === 1 ? 'One evaluation is' : `${count} evaluations are`} kept in this browser, without any key.`,
  run: 'Run',
  runOne: (question: string) => `Run: ${question}`,
  runAll: 'Run all',
  running: 'Running...',
  stop: 'Stop',
  forget: 'Delete',
  forgetOne: (question: string) => `Delete: ${question}`,
  forgotten: 'The evaluation is deleted.',
  toFile: 'Save to a file',
  fromFile: 'Import a file',
  expects: (tools: readonly string[], holds: readonly string[]) =>
    [
      tools.length > 0 && `calls ${tools.join(', ')}`,
      holds.length > 0 && `says ${holds.map((text) => `“${text}”`).join(', ')}`,
    ]
      .filter(Boolean)
      .join('; ') || 'comes to an answer',
  score: (green: number, all: number) => `${green} of ${all} as expected`,
  green: (calls: number, ms: number) => `As expected: ${calls === 1 ? '1 call' : `${calls} calls`}, ${ms} ms`,
  notCalled: (tools: string) => `Not called: ${tools}.`,
  notSaid: (texts: string) => `Not in the answer: ${texts}.`,
  answer: (question: string) => `Answer to: ${question}`,
}
