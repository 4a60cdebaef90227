export const sharingEn = {
  title: (name: string) => `Share ${name}`,
  text: 'Whoever has the link sees this report, without an account, and can change nothing. The set itself, names of sample files and folders on your machine stay with you.',
  lasts: 'The link is good for',
  days: {
    '7': '7 days',
    '30': '30 days',
    '365': 'a year',
    forever: 'until I take it back',
  },
  make: 'Make a link',
  making: 'Making it…',
  links: 'Links to this report',
  none: 'There is no link yet.',
  copy: 'Copy link',
  address: 'Address of the link',
  until: (date: string) => `Good until ${date}`,
  forever: 'Good until you take it back',
  revoke: 'Take back',
  revokeMade: (date: string) => `Take back the link made ${date}`,
  made: (date: string) => `Made ${date}`,
  close: 'Done',
  failed: 'That did not work. Try again.',
  page: {
    notice: 'Somebody shared this report with you. You can look at all of it; nothing here can be changed.',
    until: (date: string) => `The link is good until ${date}.`,
    what: 'What is Kvint?',
    gone: 'This link leads nowhere any more',
    goneText:
      'It was taken back, its time is over, or a part of it is missing. Ask whoever gave it to you for a new one.',
    home: 'To the front page',
    failed: 'The report cannot be fetched now. Load the page again.',
  },
}

export type SharingCopy = typeof sharingEn
