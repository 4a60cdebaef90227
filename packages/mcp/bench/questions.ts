/** A question as a producer asks it, the calls that answer it, and what the answer must hold. */
export type Question = {
  readonly asks: string
  readonly calls: readonly (readonly [tool: string, input: Readonly<Record<string, unknown>>])[]
  /** Each must stand in what the calls said. */
  readonly answer: readonly RegExp[]
}

export const QUESTIONS: readonly Question[] = [
  {
    asks: 'What have I been working on lately?',
    calls: [['projects_find', {}]],
    answer: [/^.*?"Example song".*"Session jam".*"Dorian sketch"/s],
  },
  {
    asks: 'Which of my projects are around 120 BPM?',
    calls: [['projects_find', { bpmFrom: 115, bpmTo: 127 }]],
    answer: [/Example song/, /Session jam/],
  },
  {
    asks: 'Do I have anything slower than 100?',
    calls: [['projects_find', { bpmTo: 100 }]],
    answer: [/Dorian sketch/, /"bpm":92/],
  },
  {
    asks: 'How fast is my last song and how long is it?',
    calls: [['project_overview', {}]],
    answer: [/126 BPM/, /112 bars, 3:33 min/],
  },
  { asks: 'Which version of Live did I make it with?', calls: [['project_overview', {}]], answer: [/Ableton Live 12/] },
  {
    asks: 'How many saves of it are there?',
    calls: [['project_overview', {}]],
    answer: [/example-song \(2026-03-02/, /example-song-older/],
  },
  {
    asks: 'Which tracks does the song have?',
    calls: [['project_tracks', {}]],
    answer: [/"Kick"/, /"Vox Chops"/, /"Delay"/],
  },
  {
    asks: 'Which track is the bass and how loud is it?',
    calls: [['project_tracks', { role: 'bass' }]],
    answer: [/"Bass"/, /-6 dB/],
  },
  {
    asks: 'What is panned to the side?',
    calls: [['mix_facts', {}]],
    answer: [/Hats \(hats\): -13 dB, 5R/, /Perc \(percussion\): -14 dB, 10L/],
  },
  {
    asks: 'What is on my bass?',
    calls: [['track_detail', { track: 'Bass' }]],
    answer: [/Operator/, /Saturator/, /EQ Eight/, /Compressor/, /Utility/],
  },
  {
    asks: 'How hard does the bass compressor work?',
    calls: [['track_detail', { track: 'Bass', detail: 'detailed' }]],
    answer: [/Threshold -24 dB, Ratio 4/],
  },
  {
    asks: 'Is the bass in mono below some frequency?',
    calls: [['track_detail', { track: 'Bass', detail: 'detailed' }]],
    answer: [/Bass Mono Frequency 120 Hz/],
  },
  {
    asks: 'What is on my master?',
    calls: [['track_detail', { track: 'main' }]],
    answer: [/EQ Eight.*Glue Compressor.*Utility.*Limiter/s],
  },
  {
    asks: 'Which sidechain is broken?',
    calls: [
      ['findings_list', { area: 'mix' }],
      ['finding_lesson', { finding: 'DY01' }],
    ],
    answer: [/“Pad”/, /no source is chosen/],
  },
  {
    asks: 'Who goes to the reverb?',
    calls: [['mix_facts', {}]],
    answer: [/Reverb \(Reverb ▸ EQ Eight, -3 dB\) from .*Pad -9 dB/],
  },
  { asks: 'Which tracks have no equaliser?', calls: [['mix_facts', {}]], answer: [/"withoutEqualiser":"[^"]*Pad/] },
  {
    asks: 'What does the bass play in the verse?',
    calls: [['clip_notes', { track: 'Bass', bars: '17-24' }]],
    answer: [/17: 1 F0/, /One voice/],
  },
  {
    asks: 'Which notes of the lead are outside the key?',
    calls: [['clip_notes', { track: 'Lead', bars: '41-48' }]],
    answer: [/lie outside the scale: D♭/],
  },
  {
    asks: 'What is the kick pattern?',
    calls: [['clip_notes', { track: 'Kick' }]],
    answer: [/x\.\.\.x\.\.\.x\.\.\.x\.\.\./],
  },
  {
    asks: 'Does the jam have off-grid hits?',
    calls: [['clip_notes', { project: 'jam', track: 'Beat' }]],
    answer: [/Every note starts on a sixteenth/],
  },
  {
    asks: 'What key is it in, and are you sure?',
    calls: [['harmony_read', {}]],
    answer: [/"key":"F major"/, /"confidence":0\.\d+/, /"evidence":\["/],
  },
  {
    asks: 'What are the chords of the drop?',
    calls: [['harmony_read', { section: 'Drop' }]],
    answer: [/B♭maj7/, /C \(V\)/, /B♭m \(iv\)/],
  },
  {
    asks: 'What is the key of the sketch?',
    calls: [['harmony_read', { project: 'sketch' }]],
    answer: [/"key":"(D Dorian|D minor|C major|G Mixolydian|A minor)"/, /Dm7/],
  },
  {
    asks: 'How much of the drop is tension?',
    calls: [['harmony_read', { section: 'Drop' }]],
    answer: [/dominant \d+ %/],
  },
  {
    asks: 'When does the lead come in?',
    calls: [['arrangement_read', {}]],
    answer: [/"label":"Drop"[^}]*"bars":"41–56"[^}]*"enters":"[^"]*Lead/],
  },
  {
    asks: 'What drops out in the break?',
    calls: [['arrangement_read', {}]],
    answer: [/"label":"Break"[^}]*"leaves":"[^"]*Kick/],
  },
  {
    asks: 'Which section is the fullest?',
    calls: [['arrangement_read', {}]],
    answer: [/"bars":"89–96","density":1\b/],
  },
  {
    asks: 'Why is my export so long?',
    calls: [['findings_list', { area: 'arrangement' }]],
    answer: [/“Lead” stands 1:31 after the rest/],
  },
  {
    asks: 'What works well in this song?',
    calls: [['findings_list', { severity: 'strength' }]],
    answer: [/"severity":"strength"/],
  },
  {
    asks: 'Is a sample of mine in a wrong place?',
    calls: [['findings_list', { area: 'files' }]],
    answer: [/Downloads/, /Vox Chops/],
  },
  {
    asks: 'Teach me why the empty sidechain matters, simply.',
    calls: [['finding_lesson', { finding: 'DY01', depth: 'beginner' }]],
    answer: [/"why":".{20,}/, /"tryThis":\["/],
  },
  {
    asks: 'What did I change since the last save?',
    calls: [['saves_compare', {}]],
    answer: [/Tempo: 120 BPM → 126 BPM/, /\\"Lead\\": new track/, /Volume −9 dB → −6 dB/],
  },
  {
    asks: 'What do my songs have in common?',
    calls: [['library_habits', {}]],
    answer: [/songs stand between \d+ and \d+ BPM/, /Operator: 3/],
  },
  {
    asks: 'What is sidechaining, in my own song?',
    calls: [['term_explain', { term: 'sidechain' }]],
    answer: [/another track decides when the effect acts/, /Compressor on Bass listens to Kick/],
  },
  {
    asks: 'Explain a dominant with my chords.',
    calls: [['term_explain', { term: 'dominant' }]],
    answer: [/C \(V in F major\)/],
  },
]
