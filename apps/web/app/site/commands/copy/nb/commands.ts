import { type CommandsCopy, commandsEn } from '../en/commands.ts'

export const commandsNb: CommandsCopy = {
  ...commandsEn,
  places: {
    title: 'Gå til en side eller en låt',
    hint: 'Skriv navnet på en side eller en låt',
    nothing: 'Ingen side og ingen låt heter det.',
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
    title: 'Taster',
    everywhere: 'På hver side',
    onReport: 'På en rapport',
    inPicture: 'I et bilde som har tastaturet',
    close: 'Lukk',
    does: {
      places: 'Gå til en side eller en låt',
      keys: 'Vis tastene',
      close: 'Lukk det som står åpent',
      play: 'Spill og stopp',
      loop: 'Gjenta taktene som vises, og avslutt det',
      table: 'Vis bildet som tabell, og som bilde igjen',
      step: 'Gå til neste eller forrige',
      lane: 'Gå til raden over eller under',
      zoom: 'Vis færre eller flere takter',
    },
    names: { space: 'Mellomrom', escape: 'Esc' },
  },
}
