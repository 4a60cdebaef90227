export const homeEn = {
  title: 'Kvint: hear what your set is doing',
  description:
    'Drop in an Ableton Live set. Kvint reads its clips, chords and mixer and shows you the song on one page: what repeats, what fights, and where the harmony turns.',
  heading: 'Hear what your set is doing.',
  lead: 'Drop in an Ableton Live set. Kvint reads the clips, chords and mixer and shows you the song on one page: what repeats, what is left open, and where the harmony turns.',
  getStarted: 'Get Started Free',
  comingSoon: 'Coming Soon',
  documentation: 'View Documentation',
  read: 'Read a set',
  example: 'See a finished report',
  private:
    'AI tools for musicians, not a replacement for them. Kvint analyses and teaches. It never writes a note for you.',
  ring: 'The circle of fifths: seven neighbours make the scale of A flat major, from D flat to G.',
  product: {
    heading: 'One song on one page',
    text: 'This is a report as it stands: every track over time, the sections that Kvint found, and below it the notes with the function of each chord.',
    alt: 'A report of the song Nordlys: thirteen tracks over bars 1 to 112 with intro, verse, build and two drops; below, the notes of the chords track coloured by harmonic function.',
    caption: 'The report of “Nordlys”, a song that came with Kvint.',
    open: 'Open this report',
  },
  features: {
    heading: 'What it tells you',
    theory: {
      title: 'Music theory insight',
      text: 'Key, chords and what each of them does, from the notes in your own clips. With the bar, how sure Kvint is, and why it matters.',
      example: 'Bar 39: D♭m, the borrowed fourth. The only chord outside A♭ major, and the verse leans on it.',
      picture: 'Eight chords in a row, each with the shape of its function: tonic, subdominant, dominant.',
    },
    workflow: {
      title: 'Workflow and patterns',
      text: 'How the song is put together: which eight bars come back, where nothing changes for too long, which tracks you never use.',
      example: 'Bars 57 to 64 repeat bars 33 to 40 note for note. A change there would mark the second half.',
      picture: 'Six tracks over time; two stretches of the song are the same.',
    },
    mix: {
      title: 'Mix and master feedback',
      text: 'Levels, panning and device chains as they stand in the set. Drop the bounce beside it, and Kvint hears loudness, peaks, spectrum, width and faults in your bars; it stays on your disk.',
      example: 'Four tracks sit in the middle above −6 dB. Kick and bass share it all the way through.',
      picture: 'Tracks placed by their panning and level; four of them crowd the middle.',
    },
  },
  how: {
    heading: 'How It Works',
    steps: [
      { title: 'Join Waitlist', text: 'Leave your email. We write once, when there is room for you.' },
      {
        title: 'Upload Your Music',
        text: 'Drop in an .als file from Live 8 to 12. No audio is needed, and none is ever sent.',
      },
      { title: 'Learn and Grow', text: 'Read what Kvint found, try one thing, and compare with your next version.' },
    ],
  },
  benefits: {
    heading: 'Why musicians use it',
    list: [
      'It talks about your bars, not about music in general.',
      'It says how sure it is, and what would change its mind.',
      'Every finding comes with a reason and one thing to try.',
      'It reads the Live set itself: no bounce, no plug-in, no set-up.',
      'Your assistant can ask it too, through the MCP server.',
      'It generates nothing. The song stays yours.',
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
    text: 'Early access opens in small rounds. Leave your email to join one of the next.',
    closed: 'Kvint is not open yet: early access comes first. The documentation already shows what it will do.',
  },
}

export type HomeCopy = typeof homeEn
