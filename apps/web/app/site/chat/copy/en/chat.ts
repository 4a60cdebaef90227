export const chatEn = {
  open: 'Help',
  close: 'Close help',
  title: 'Help',
  hello: 'Hi! How can we help you today?',
  notAPerson: 'This is not a person: it searches the documentation for your words. People answer by email.',
  ask: 'Your question',
  send: 'Send',
  you: 'You',
  help: 'Help',
  found: 'The documentation says:',
  nothing: 'The documentation has nothing on that. Write to us and a person answers:',
}

export type ChatCopy = typeof chatEn
