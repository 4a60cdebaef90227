export const chatEn = {
  open: 'Help',
  close: 'Close help',
  title: 'Help',
  hello: 'Hi! How can we help you today?',
  notAPerson: 'This is not a person: it looks your words up in the documentation. People answer by mail.',
  ask: 'Your question',
  send: 'Send',
  you: 'You',
  help: 'Help',
  found: 'This is what the documentation has on it:',
  nothing: 'The documentation has nothing on that. Write to us and a person answers:',
}

export type ChatCopy = typeof chatEn
