import type { MetricWords } from '../metric-words.ts'

export const soundWords = {
  devices: {
    title: 'Live’s devices',
    claims: { main: 'You reach for {devices} most, over {songs|song|songs}.' },
    why: 'Favourites are fast. They are also the reason why two songs of yours sound alike.',
    tryThis: 'Replace the first of them by another device once, and see what it did for you.',
    honesty: 'Counted once a song. Presets bring devices that no one chose.',
  },
  plugins: {
    title: 'Plug-ins',
    claims: { main: '{plugins|plug-in|plug-ins} in your songs; {plugin} is in {most} of {songs}.' },
    why: 'A song opens as it was only as long as its plug-ins do. The large dots carry many songs; those to the left have not been used for long.',
    tryThis: 'Freeze or export the tracks of songs that rest on a plug-in which is no longer made.',
    honesty: 'Counted by name. Whether they are installed I cannot see.',
  },
  formats: {
    title: 'Plug-in formats',
    claims: {
      main: '{share} % of your {songs|song|songs} hold plug-ins in the old VST2 format.',
      none: 'None of your {songs|song|songs} depends on VST2.',
    },
    why: 'VST2 has not been licensed to new makers since 2018, and new machines drop it step by step.',
    tryThis: 'Choose VST3 in the browser for new songs.',
    honesty: 'Counted. A song with two formats counts for both.',
  },
  'device-counts': {
    title: 'Devices in a song',
    claims: { main: 'Half of your {songs|song|songs} have {middle} devices or fewer, {top} of them outside racks.' },
    why: 'A rack preset can bring a dozen devices. What stands outside of racks is what you placed yourself.',
    tryThis: 'Switch off devices one by one in one song, and delete each that you do not miss.',
    honesty: 'Counted, those inside racks too.',
  },
  'off-devices': {
    title: 'Devices that are off',
    claims: { main: '{many} of {songs|song|songs} hold five devices or more that are switched off.' },
    why: 'Devices that are off are old decisions; each makes the chain longer to read.',
    tryThis: 'Go through one song: on, or delete.',
    honesty: 'As saved. Some may be switched on while the song plays.',
  },
  tracks: {
    title: 'Tracks in a song',
    claims: { main: 'Half of your {songs|song|songs} have {middle|track|tracks} or fewer.' },
    why: 'Every track is a decision in the mix. Compare with how far your songs come: do the large ones get finished?',
    tryThis: 'Make one song with half as many tracks as usual.',
    honesty: 'Counted; empty tracks count too.',
  },
  'sample-sources': {
    title: 'Where your samples come from',
    claims: { main: '{share} % of your samples come from {source}, of {sources|source|sources}.' },
    why: 'One pack is one sound. What you recorded yourself no one else has.',
    tryThis: 'Record one sound around you, and let it take the place of the most used sample.',
    honesty:
      'By Pack, else by the last two folders of the path. Collected samples lie in the project and lose where they came from.',
  },
  samples: {
    title: 'Samples that come back',
    claims: { main: '{sample} plays in {most|song|songs}; {back|sample comes|samples come} back in more than one.' },
    why: 'The same kick in every song is a signature or a rut.',
    tryThis: 'Decide for each: keep it on purpose, or choose again.',
    honesty: 'By checksum and size where the set knows them, else by file name.',
  },
  missing: {
    title: 'Missing samples, and samples at risk',
    claims: {
      main: '{missing} of {songs|song|songs} miss samples; {risky} hold samples that are missing or lie outside their project.',
    },
    why: 'A set stores addresses, not sounds. What lies in Downloads, on the desktop or on another disk goes sooner or later.',
    tryThis: 'Open the first of them, and choose File ▸ Collect All and Save.',
    honesty:
      'Missing: the set says so, or the file should lie in its project and is not in the folder that you opened. Whether a file outside still exists I cannot see.',
  },
} satisfies Record<string, MetricWords>
