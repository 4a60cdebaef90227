import type { MetricWords } from '../metric-words.ts'

export const musicWords = {
  tempo: {
    title: 'Tempo',
    claims: {
      main: '{most} of your {songs|song|songs} stand between {from} and {to} BPM.',
      default:
        '{most} of your {songs|song|songs} stand between {from} and {to} BPM; {atDefault} at exactly 120, where Live begins.',
    },
    why: 'Tempo decides how much room a note has, which drums feel natural and how long a bar lasts. A tempo no one chose still decides all of that.',
    tryThis: 'Start the next song 15 BPM away from your usual tempo, before you play a note.',
    honesty: 'Counted. Half and double tempo look different here and can feel the same.',
  },
  keys: {
    title: 'Keys',
    claims: {
      main: 'Your most used key is {key}, in {most} of {songs|song|songs} with notes; {keys|key|keys} in all.',
    },
    why: 'Hands and habits have home keys: the same shapes come back, and with them the same melodies. Neighbours on the circle share six of seven notes, so the step there is small.',
    tryThis: 'Move a finished loop a fourth up and play along: your hands will find other things.',
    honesty: 'Keys are read from MIDI notes, with a confidence in each report. Songs made of audio have none here.',
  },
  modes: {
    title: 'Major, minor and the other modes',
    claims: { main: '{share} % of your {songs|song|songs} with a key are {mode}.' },
    why: 'A mode is a mood before the first chord. Between plain major and plain minor lie Dorian and Mixolydian, each one note away.',
    tryThis: 'Take a minor loop and raise its sixth: that is Dorian. Keep it for eight bars.',
    honesty: 'Read from MIDI notes; neighbouring modes can be hard to tell apart. Time is that of the newest save.',
  },
  'chord-moves': {
    title: 'Chord moves',
    claims: { main: 'Your most used move is {move}, in {most} of {songs|song|songs} with chords.' },
    why: 'From each chord you have a place where you like to go next. Empty squares are moves that you never make.',
    tryThis: 'Where you play your usual move next, go to an empty square once, and let the old move follow later.',
    honesty:
      'From chords that are more likely than not, without sevenths and inversions; audio has none. Rows are where a move starts, columns where it ends.',
  },
  progressions: {
    title: 'Progressions that come back',
    claims: { main: '{progression} goes round in {most} of {songs|song|songs} with four chords or more.' },
    why: 'A loop that returns from song to song is a signature or a groove worn into the floor. Only you can say which.',
    tryThis: 'Keep three of the four chords and change the last one.',
    honesty: 'A loop counts as the same wherever it begins. From chords that are more likely than not.',
  },
  melody: {
    title: 'Melodies: range and steps',
    claims: { main: '{share} % of the moves in your leads are steps, over {songs|song|songs} with a lead.' },
    why: 'Steps are easy to sing and hold a line together; leaps catch the ear because they are rare. The box holds the middle half of the notes.',
    tryThis: 'Give the next lead one leap of a fifth or more, at the word or beat that matters, and steps around it.',
    honesty: 'From MIDI tracks that are read as leads or vocals. Sung audio is not seen.',
  },
  grid: {
    title: 'On the grid',
    claims: {
      main: 'In {straight} of {songs|song|songs} nearly every note starts exactly on the grid; {grooved} use a groove.',
    },
    why: 'Exactly even is a style of its own. Feel comes from small, steady shifts: hats a little late, a snare a little early.',
    tryThis: 'Drag one 16th swing from the groove pool onto the hats of an open song, at 30 %.',
    honesty:
      'MIDI notes within 0.01 beats of a 16th or triplet. A groove in the pool moves notes when they play, which this does not count.',
  },
  velocities: {
    title: 'How hard you play',
    claims: {
      main: 'Least varied: {role}. Half of the notes lie between velocity {from} and {to}, over {songs|song|songs}.',
    },
    why: 'Small differences in velocity tell the ear where the beat leans. A narrow box is one volume throughout.',
    tryThis: 'In the part with the narrowest box, take every second note down by 25.',
    honesty: 'Middle of your songs for each role. An instrument may ignore velocity, and audio has none.',
  },
  'loop-lengths': {
    title: 'Length of loops',
    claims: { main: '{share} % of your looped clips are {bars} bars long, over {songs|song|songs}.' },
    why: 'The length of a loop decides how soon the ear has heard it. Two loops of different length make a pattern longer than either.',
    tryThis: 'Make one loop three bars long against the others’ four, and let them drift.',
    honesty: 'Counted over all clips whose loop is on; a copied clip counts each time.',
  },
} satisfies Record<string, MetricWords>
