import type { MetricWords } from '../metric-words.ts'

export const formWords = {
  shapes: {
    title: 'Shapes of your arrangements',
    claims: { main: 'Your songs are fullest at about {place} % of their length, over {songs|song|songs}.' },
    why: 'Laid over each other, arrangements show a habit: all lines that rise at the same place.',
    tryThis: 'Put the fullest place of the next song somewhere else: early, or at the very end.',
    honesty: 'By sounding tracks and density of notes. A set holds no audio: this is not loudness.',
  },
  sections: {
    title: 'Length of sections',
    claims: { main: '{share} % of your sections last a multiple of eight bars, over {songs|song|songs}.' },
    why: 'Eight bars are what everybody expects. One bar more or less is enough to make a return feel new.',
    tryThis: 'Hold the last bar before a chorus twice as long, once.',
    honesty: 'By locators, and by what enters and leaves.',
  },
  unchanged: {
    title: 'Longest stretch without change',
    claims: { main: 'Half of your {songs|song|songs} stay unchanged for {bars|bar|bars} or more somewhere.' },
    why: 'Ears stop noticing what does not change, often after 8 to 16 bars.',
    tryThis: 'Open the song with the longest stretch, and take one part away in the middle of it.',
    honesty: 'Clips are compared; movement inside plug-ins and filters is not seen.',
  },
  copies: {
    title: 'Copies',
    claims: { main: 'In your middle song {share} % of the clips are exact copies, over {songs|song|songs}.' },
    why: 'Copies hold a song together; only copies make it long without making it go on.',
    tryThis: 'Change the last beat of every fourth copy.',
    honesty: 'Counted. Probability and velocity deviation vary copies without changing them.',
  },
  'main-chains': {
    title: 'Your chain on the main track',
    claims: {
      main: 'On the main track you use {chain} most, in {most} of {songs|song|songs}; {bare} have nothing there.',
    },
    why: 'A chain that is always there shapes every decision below it, from the first sound on.',
    tryThis: 'Mix one song with an empty main track, and add the chain at the end.',
    honesty: 'Active devices outside racks, in order.',
  },
  pans: {
    title: 'Where you put things',
    claims: { main: '{share} % of {tracks|track|tracks} with a known role stand exactly in the centre.' },
    why: 'Width is places, not only wide sounds. Parts that never move from the centre stand behind each other.',
    tryThis: 'Place two parts that answer each other at 25L and 25R.',
    honesty: 'Pan of tracks only: pans inside racks, automation and stereo sounds are not seen.',
  },
  reverbs: {
    title: 'Reverb: shared or own',
    claims: { main: '{many} of {songs|song|songs} with reverb have four tracks or more with one of their own.' },
    why: 'Each reverb is a room. Shared rooms put players into one house.',
    tryThis: 'In one song, replace three reverbs on tracks by sends to one return.',
    honesty: 'Live’s reverbs and plug-ins with such a name. Left to right: tracks with their own; upwards: returns.',
  },
  automation: {
    title: 'Movement by automation',
    claims: {
      main: '{none} of {songs|song|songs} move nothing by automation; your middle is {middle} points a minute.',
    },
    why: 'Automation moves a knob for you: a repeated part that slowly opens feels like a way.',
    tryThis: 'Draw one slow movement over 16 bars in a song that has none.',
    honesty: 'Points of envelopes that move something. Recorded movements have many points, drawn ones few.',
  },
  naming: {
    title: 'Names',
    claims: { main: 'In {half} of {songs|song|songs} more than half of the tracks have no name of their own.' },
    why: 'Names go into stems and frozen files, and tell you next year what you meant.',
    tryThis: 'Name the tracks of your template once: each later song begins with names.',
    honesty: 'A name that you typed; Live’s own, like “3-Audio”, do not count.',
  },
  colours: {
    title: 'Roles and colours',
    claims: { main: 'Most steady is {role}: {share} % of {tracks|track|tracks} in one colour.' },
    why: 'One colour for one role is found without reading. A full row of colours has to be read each time.',
    tryThis: 'Choose a colour for drums, bass and leads, and set them in your template.',
    honesty: 'Roles are guessed from names, devices and notes.',
  },
  template: {
    title: 'Your template, and how far songs go from it',
    claims: {
      main: '{same} of {songs|song|songs} begin with the same tracks: {tracks}. Your middle song has {middle} % of them.',
    },
    why: 'If most songs drift away from it, the template is older than your way of working.',
    tryThis: 'Open your newest song, delete what is special, and save the rest as the default set.',
    honesty: 'By names of tracks that stand in a third of your songs or more. A template without names does not show.',
  },
  map: {
    title: 'Map of your songs',
    claims: { main: '{songs|song|songs}, near where they are alike. {name} lies furthest out.' },
    why: 'Clusters are styles of yours. What lies alone is where you tried something.',
    tryThis: 'Open the song furthest out, and take one thing from it into the next.',
    honesty:
      'Tempo, length, tracks, devices, samples, plug-ins, chords, copies, movement, mode and timing, drawn on the two directions in which your songs differ most. The directions have no names.',
  },
  people: {
    title: 'Made on more than one computer',
    claims: { main: 'Samples come from {accounts|account|accounts}: {names}.' },
    why: 'Songs that travelled between computers or people are the first to lose samples.',
    tryThis: 'Collect All and Save in each of these songs.',
    honesty: 'From home folders in sample paths. Only you see this: nothing leaves this machine.',
  },
} satisfies Record<string, MetricWords>
