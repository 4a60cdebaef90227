export const commandsEn = {
  places: {
    title: 'Go to a page or a song',
    hint: 'Type the name of a page or a song',
    nothing: 'No page or song has this name.',
    pages: 'Pages',
    account: 'Your account',
    documentation: 'Documentation',
    songs: 'Your songs',
    legal: 'Legal',
    inAccount: 'in your account',
    here: 'in this browser',
  },
  names: {
    dashboard: 'Dashboard',
    example: 'The example report',
    library: 'Your library',
    signIn: 'Sign In',
  },
  keys: {
    title: 'Keyboard shortcuts',
    everywhere: 'On every page',
    onReport: 'On a report',
    inPicture: 'In a picture that has focus',
    close: 'Close',
    does: {
      places: 'Go to a page or a song',
      keys: 'Show the keyboard shortcuts',
      close: 'Close what is open',
      play: 'Play and stop',
      loop: 'Loop the bars that are shown, or stop looping',
      table: 'Switch between picture and table',
      step: 'Go to the next or the previous one',
      lane: 'Go to the row above or below',
      zoom: 'Show fewer or more bars',
    },
    names: { space: 'Space', escape: 'Esc' },
  },
}

export type CommandsCopy = typeof commandsEn
