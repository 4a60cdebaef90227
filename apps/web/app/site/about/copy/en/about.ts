export const aboutEn = {
  title: 'About',
  description: 'Kvint is made in Norway by people who make music. It analyses and teaches; it never generates.',
  heading: 'About Kvint',
  lead: 'A tool that listens to work you have already done, and explains it to you.',
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Most tools for musicians that learn want to make the music. We think that is the part you came for. Kvint does the other part: it reads the set you have made, names what is happening in it, and shows you one thing to try.',
      'It is meant for the moment when a loop works and you do not know why, or a song does not and you do not know where. An answer then should carry bar numbers, a reason, and how sure it is. It should never be a score.',
    ],
  },
  name: {
    heading: 'The name',
    text: 'Kvint is Norwegian for the interval of a fifth: two tones in the ratio 3 to 2. Stacked, fifths make the circle that keys, scales and chords are arranged on. Our mark is the figure that a pure fifth draws on an oscilloscope, and the spacing, type and colours of this site stand in the same ratios.',
  },
  company: {
    heading: 'Company',
    text: 'Kvint AS is a Norwegian limited company (aksjeselskap). It is owned by the people who work in it, sells subscriptions and nothing else, and shows no advertising.',
    facts: [
      ['Legal form', 'Aksjeselskap (AS), Norway'],
      ['Working hours', 'Monday to Friday, 9 to 5 CET'],
      ['Answers within', '24-48 hours'],
    ],
  },
  founder: {
    heading: 'Founder',
    text: 'Kvint was started by a producer and programmer who kept finding the same eight bars in every unfinished set, and wanted something that would say so kindly. The company is small on purpose: whoever answers your mail has also read the code.',
  },
  contact: {
    heading: 'Contact',
    support: 'Help with the product',
    contact: 'Everything else',
    legal: 'Legal and privacy',
  },
}

export type AboutCopy = typeof aboutEn
