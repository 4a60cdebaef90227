import type { BorrowedChord as Borrowed } from 'virtual:example-front'

export const homeEn = {
  title: 'Kvint: hear what your set is doing',
  description:
    'Kvint reads the clips, chords and mixer of your Ableton Live set and shows you the song on one page: what repeats, what is left open, and where the harmony turns.',
  heading: 'Hear what your set is doing.',
  lead: 'Kvint reads the clips, chords and mixer of your Ableton Live set and shows you the song on one page: what repeats, what is left open, and where the harmony turns.',
  stays: 'Live 8 to 12. Your set stays in your browser.',
  getStarted: 'Get Started Free',
  comingSoon: 'Coming Soon',
  documentation: 'View Documentation',
  private:
    'AI tools for musicians, not a replacement for them. Kvint analyses and teaches. It never writes a note for you.',
  front: {
    heading: (title: string) => `${title}, a finished report`,
    facts: (key: string, bpm: number, bars: number) => `${key} · ${bpm} BPM · ${bars} bars`,
    open: 'Open this report',
    first: {
      heading: 'What a report tells you',
      text: (title: string) => `No sets yet. The report of ${title} begins like this.`,
      open: 'Open a finished report',
    },
    example: 'An example report.',
    readYours: 'Read your own set',
    withoutScript: 'The rest of the report, its pictures and its lessons need JavaScript.',
    sections: 'Sections',
    chords: 'Chords',
    energy: 'Energy',
    picture: (title: string) =>
      `A picture of ${title} over time: its sections, its chords by how far they are from home, its parts, and its energy. The report itself can be read by a screen reader.`,
  },
  question: {
    heading: 'Ask about your own bars',
    text: 'Connect Claude, ChatGPT or another assistant through the MCP server, and it reads the same report as you. Its answers name bars, chords and tracks of your song.',
    link: 'Connect an assistant',
    asked: (bar: number) => `Why does bar ${bar} feel darker?`,
    answer: ({ bar, symbol, roman, before, after, parallel }: Borrowed, key: string) =>
      `Bar ${bar} is ${symbol} (${roman}). The chord is not in ${key}: it is borrowed from ${parallel}, the minor key on the same note. ${before} comes before it, ${after} after it.`,
    you: 'You',
    from: (title: string) => `From the report of ${title}`,
    show: (bar: number) => `Show bar ${bar}`,
  },
  stories: {
    heading: 'What it finds in music you know',
    lead: 'Three pieces in the public domain, written into Live sets and read like any other. Open them and listen.',
    facts: (key: string, bpm: string, bars: number) => `${key} · ${bpm} BPM · ${bars} bars`,
    says: 'Kvint says',
    open: (title: string) => `Open the report of ${title}`,
    picture: (title: string) => `The chords of ${title}, bar by bar: the higher, the further from home.`,
    songs: {
      'prelude-in-c': {
        title: 'Prelude in C',
        by: 'Johann Sebastian Bach, 1722',
        text: 'One chord a bar and no melody, yet it never stands still: each chord leans into the next. In bar 20 one new note, B♭, turns C into C7, and F has to follow.',
      },
      'mountain-king': {
        title: 'In the Hall of the Mountain King',
        by: 'Edvard Grieg, 1875',
        text: 'One theme and two chords. Everything else grows: the tempo rises from 126 to 208 BPM, and each time round more instruments join in.',
      },
      'rising-sun': {
        title: 'The House of the Rising Sun',
        by: 'Traditional',
        text: 'Am, C, D, F: the first chords that many guitarists learn. Two chords of the song lie outside plain A minor: D brings an F♯ in bar 3, and E a G♯ in bar 7. They give it its colour.',
      },
    } as Readonly<Record<string, { readonly title: string; readonly by: string; readonly text: string }>>,
  },
  features: {
    heading: 'What it tells you',
    theory: {
      title: 'Music theory insight',
      text: 'Key, chords and what each of them does, from the notes in your own clips. With the bar, how sure Kvint is, and why it matters.',
      picture: 'Eight chords in a row, each with the shape of its function: tonic, subdominant, dominant.',
    },
    workflow: {
      title: 'Workflow and patterns',
      text: 'How the song is put together: which eight bars come back, where nothing changes for too long, which tracks you never use.',
      picture: 'Six tracks over time; two stretches of the song are the same.',
    },
    mix: {
      title: 'Mix and master feedback',
      text: 'Levels, panning and device chains as they stand in the set. Drop the bounce beside it, and Kvint hears loudness, peaks, spectrum, width and faults in your bars; it stays on your disk.',
      picture: 'Tracks placed by their panning and level; four of them crowd the middle.',
    },
  },
  how: {
    heading: 'How It Works',
    steps: [
      {
        title: 'Join Waitlist',
        text: 'For news, and for what is not open yet. Reading a set needs no list and no account.',
        closed: 'Kvint opens to the list first. Until then, the example shows what a report says.',
      },
      {
        title: 'Upload Your Music',
        text: 'Drop in an .als file from Live 8 to 12. No audio is needed, and none is ever sent.',
        closed: 'Then you drop in an .als file from Live 8 to 12. No audio is needed, and none is ever sent.',
      },
      {
        title: 'Learn and Grow',
        text: 'Read what Kvint found, try one thing, and compare with your next version.',
        closed: 'You read what Kvint found, try one thing, and compare with your next version.',
      },
    ],
  },
  benefits: {
    heading: 'Why musicians use it',
    list: [
      'It talks about your bars, not about music in general.',
      'It says how sure it is, and what would change its mind.',
      'Every finding comes with a reason and one thing to try.',
      'It reads the Live set itself: no bounce, no plug-in, nothing to set up.',
    ],
  },
  more: {
    heading: 'Before you begin',
    pricing: {
      title: 'Pricing',
      text: 'Free for five analyses a month, $5 for 25, $19 for unlimited use.',
      link: 'Compare the plans',
    },
    docs: {
      title: 'Documentation',
      text: 'From your first set to the MCP tools and the API, with examples to copy.',
      link: 'Open the documentation',
    },
    about: { title: 'About', text: 'Who makes Kvint, and why it will not write your chorus.', link: 'Read about us' },
    legal: 'Legal',
  },
  cta: {
    heading: 'Ready to Get Started',
    text: 'Read a set now, or make an account to keep reports. Leave your email for news, and for early access to what is not open yet. We rarely write.',
    closed:
      'Accounts are not open yet: the waitlist gets early access. Leave your email, and we write once, when there is room for you. Until then, the example report shows what Kvint says about a song.',
  },
}

export type HomeCopy = typeof homeEn
