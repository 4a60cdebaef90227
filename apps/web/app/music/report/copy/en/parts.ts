/** The parts of a song that a section without a name of its own may play. */
export const partsEn = {
  intro: 'Intro',
  verse: 'Verse',
  chorus: 'Chorus',
  build: 'Build',
  main: 'Main',
  drop: 'Drop',
  break: 'Break',
  outro: 'Outro',
}
