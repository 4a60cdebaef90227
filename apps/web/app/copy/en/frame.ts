export const frameEn = {
  skip: 'Skip to the page',
  mainNavigation: 'Main',
  links: { projects: 'Your sets', example: 'A finished report' },
  promise:
    'Kvint reads the music you have made and shows you what is in it. Your sets are read in this browser and stay in it.',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'As the system' },
  language: 'Language',
  broken: {
    title: 'This page broke.',
    text: 'The fault is ours. What you have read is still kept in this browser. Load the page again; if it breaks again, the details below tell us why.',
    details: 'Details',
    reload: 'Load again',
    home: 'To the front page',
  },
}

export type FrameCopy = typeof frameEn
