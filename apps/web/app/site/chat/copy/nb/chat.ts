import { type ChatCopy, chatEn } from '../en/chat.ts'

export const chatNb: ChatCopy = {
  ...chatEn,
  hello: 'Hei! Hva kan vi hjelpe deg med?',
  open: 'Hjelp',
  close: 'Lukk hjelpen',
  title: 'Hjelp',
  notAPerson: 'Dette er ikke et menneske: ordene dine slås opp i dokumentasjonen. Mennesker svarer på e-post.',
  ask: 'Spørsmålet ditt',
  send: 'Send',
  you: 'Du',
  help: 'Hjelp',
  found: 'Dette har dokumentasjonen om det:',
  nothing: 'Dokumentasjonen har ingenting om det. Skriv til oss, så svarer et menneske:',
}
