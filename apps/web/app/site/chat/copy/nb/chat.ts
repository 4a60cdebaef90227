import { type ChatCopy, chatEn } from '../en/chat.ts'

export const chatNb: ChatCopy = {
  ...chatEn,
  hello: 'Hei! Hva kan vi hjelpe deg med?',
  open: 'Hjelp',
  close: 'Lukk hjelpen',
  title: 'Hjelp',
  notAPerson: 'Dette er ikke et menneske: det søker i dokumentasjonen etter ordene dine. På e-post svarer mennesker.',
  ask: 'Spørsmålet ditt',
  send: 'Send',
  you: 'Du',
  help: 'Hjelp',
  found: 'Dette sier dokumentasjonen:',
  nothing: 'Dokumentasjonen sier ingenting om det. Skriv til oss, så svarer et menneske:',
}
