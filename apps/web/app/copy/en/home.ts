export const homeEn = {
  title: 'Kvint: hear what your set is doing',
  description:
    'Drop in an Ableton Live set. Kvint reads its clips, chords and mixer in your browser and shows you the song on one page.',
  heading: 'Hear what your set is doing.',
  lead: 'Drop in an Ableton Live set. Kvint reads the clips, chords and mixer and shows you the song on one page: what repeats, what is left open, and where the harmony turns.',
  read: 'Read a set',
  example: 'See a finished report',
  private: 'The .als file only. It is read in your browser and goes nowhere.',
  ring: 'The circle of fifths: seven neighbours make the scale of A flat major, from D flat to G.',
}

export type HomeCopy = typeof homeEn
