import { type CommandsCopy, commandsEn } from '../en/commands.ts'

export const commandsNb: CommandsCopy = {
  ...commandsEn,
  places: {
    title: 'Gå til en side eller en låt',
    hint: 'Skriv navnet på en side eller en låt',
    nothing: 'Ingen side eller låt heter det.',
    pages: 'Sider',
    account: 'Kontoen din',
    documentation: 'Dokumentasjon',
    songs: 'Låtene dine',
    legal: 'Vilkår',
    inAccount: 'i kontoen din',
    here: 'i denne nettleseren',
  },
  names: {
    dashboard: 'Oversikt',
    example: 'Eksempelrapporten',
    library: 'Biblioteket ditt',
    signIn: 'Logg inn',
  },
  keys: {
    title: 'Hurtigtaster',
    everywhere: 'På alle sider',
    onReport: 'På en rapport',
    inPicture: 'I et bilde med fokus',
    close: 'Lukk',
    does: {
      places: 'Gå til en side eller en låt',
      keys: 'Vis hurtigtastene',
      close: 'Lukk det som er åpent',
      play: 'Spill og stopp',
      loop: 'Loop taktene som vises, eller slutt å loope',
      table: 'Bytt mellom bilde og tabell',
      step: 'Gå til neste eller forrige',
      lane: 'Gå til raden over eller under',
      zoom: 'Vis færre eller flere takter',
    },
    names: { space: 'Mellomrom', escape: 'Esc' },
  },
}
