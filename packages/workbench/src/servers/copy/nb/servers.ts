import type { serversEn } from '../en/servers.ts'

export const serversNb: typeof serversEn = {
  lead: 'Flere servere side om side, fra konfigurasjonsfilen til en assistent (mcpServers eller servers). Filen blir i minnet til denne siden.',
  notHere: 'Denne siden ble åpnet med regler som bare lar den kalle sin egen server.',
  load: 'Åpne siden for andre servere',
  takeIn: 'Hent en konfigurasjonsfil',
  noConfig: 'Denne filen nevner ingen servere: den trenger «mcpServers» eller «servers».',
  none: 'Ingen fil er hentet ennå.',
  heading: 'Serverne i filen',
  why: {
    program: 'Et program som må startes: en nettside starter ingen.',
    address: 'Adressen kan ikke kalles fra en nettside: https, eller http på denne maskinen.',
  },
  states: { idle: 'ikke tilkoblet', connecting: 'kobler til …', failed: 'mislyktes' },
  connected: (protocol, tools) => `tilkoblet (${protocol}), ${tools} verktøy`,
  connect: (name) => `Koble til ${name}`,
  disconnect: (name) => `Koble fra ${name}`,
  connectAll: 'Koble til alle',
  tool: (name) => `Verktøy hos ${name}`,
  args: 'Argumenter som JSON',
  noJson: 'Dette er ikke et JSON-objekt.',
  call: 'Kall',
  calling: 'Kaller …',
}
