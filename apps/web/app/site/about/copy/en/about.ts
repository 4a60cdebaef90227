export const aboutEn = {
  title: 'About',
  description: 'Kvint is made in Norway by people who make music. It analyses and teaches; it never generates.',
  heading: 'About Kvint',
  lead: 'A tool that reads the music you have made and explains it to you.',
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Most AI music tools want to make the music for you. We think making it is why you came. Kvint does the other part: it reads the set you made, names what happens in it, and shows you one thing to try.',
      'It is for the moment when a loop works and you cannot say why, or a song does not and you cannot say where. A good answer has bar numbers, a reason, and how sure it is. It is never a score.',
    ],
  },
  name: {
    heading: 'The name',
    text: 'Kvint is Norwegian for the interval of a fifth: two tones in the ratio 3 to 2. Stacked, fifths make the circle that keys, scales and chords are arranged on. Our mark is the figure that a pure fifth draws on an oscilloscope, and the spacing, type and colours of this site follow the same ratios.',
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
    text: 'Kvint was started by a producer and programmer who kept finding the same eight bars in every unfinished set, and wanted something that would say so kindly. The company is small on purpose: the person who answers your email has also read the code.',
  },
  contact: {
    heading: 'Contact',
    support: 'Help with the product',
    contact: 'Everything else',
    legal: 'Legal and privacy',
  },
}

export type AboutCopy = typeof aboutEn
