export const warpNb: Readonly<Record<string, string>> = {
  'A clip on {0} is stretched in Beats mode.': 'Et klipp på {0} er strukket i Beats-modus.',
  '{0} clips of sustained sound are stretched in Beats mode: on {1}.':
    '{0} klipp med liggende lyd er strukket i Beats-modus: på {1}.',
  'Beats, {0}': 'Beats, {0}',
  'slowed from {0} to {1} BPM': 'senket fra {0} til {1} BPM',
  'sped up from {0} to {1} BPM': 'økt fra {0} til {1} BPM',
  'Likely: mode and stretch are certain. Beats is Live’s default, so it may simply never have been looked at.':
    'Sannsynlig: Modus og strekk er sikre. Beats er standard i Live, så kanskje ingen har sett på det.',
  '{0} have no fade at their edges.': '{0} har ingen fade i kantene.',
  'A guess: clips that start and end in silence need none.':
    'En gjetning: Klipp som begynner og slutter i stillhet, trenger ingen.',
  'A drum clip on {0} is stretched in Complex mode.': 'Et trommeklipp på {0} er strukket i Complex-modus.',
  '{0} drum clips are stretched in Complex mode: on {1}.': '{0} trommeklipp er strukket i Complex-modus: på {1}.',
  'Complex Pro': 'Complex Pro',
  'Likely: mode and stretch are certain, the role is read from the track. A melodic loop may do better in Complex.':
    'Sannsynlig: Modus og strekk er sikre, rollen er lest av sporet. En melodisk loop kan ha det bedre i Complex.',
  'A clip on {0} is detuned by {1} cents.': 'Et klipp på {0} er ustemt med {1} cent.',
  '{0} clips are detuned by more than 10 cents: on {1}.': '{0} klipp er ustemt med mer enn 10 cent: på {1}.',
  '{0} cents': '{0} cent',
  'Certain about the number; it may correct the sample.': 'Tallet er sikkert; det kan rette opp samplet.',
  'A loop of {0} BPM on {1} plays at {2}, in {3}.': 'En loop på {0} BPM på {1} spilles i {2}, i {3}.',
  'A recording of {0} BPM on {1} plays at {2}, in {3}.': 'Et opptak på {0} BPM på {1} spilles i {2}, i {3}.',
  '{0} on {1} have about half or double the song’s tempo and are stretched all the way to it, in {2}.':
    '{0} på {1} har omtrent halve eller doble tempoet til låten og strekkes hele veien til det, i {2}.',
  '{0}; set to half its tempo, by {1}': '{0}; satt til det halve tempoet, med {1}',
  '{0}; set to double its tempo, by {1}': '{0}; satt til det doble tempoet, med {1}',
  '{0} on {1} play far from their own tempo, in {2}.': '{0} på {1} spiller langt fra sitt eget tempo, i {2}.',
  'Likely: the arithmetic is certain if the warp markers are right. As an effect it may be what you wanted.':
    'Sannsynlig: Regningen er sikker hvis warp-markørene er riktige. Som effekt kan det være det du ville.',
  'A groove moves the audio on {0}.': 'En groove flytter lyden på {0}.',
  'Grooves move {0} audio clips: on {1}.': 'Groover flytter {0} lydklipp: på {1}.',
  groove: 'groove',
  'A clip on {0} is transposed by {1} semitones.': 'Et klipp på {0} er transponert {1} halvtoner.',
  '{0} clips are transposed by a fifth or more: on {1}.': '{0} klipp er transponert en kvint eller mer: på {1}.',
  '{0} semitones': '{0} halvtoner',
  'Certain about the number; in sound design it is everyday work.':
    'Tallet er sikkert; i lyddesign er det hverdagskost.',
  'A clip on {0} plays {1} semitones {2} than it was recorded.':
    'Et klipp på {0} spiller {1} halvtoner {2} enn det ble spilt inn.',
  lower: 'lavere',
  higher: 'høyere',
  '{0} in Re-Pitch sound at another pitch than recorded: on {1}.':
    '{0} i Re-Pitch klinger i en annen tonehøyde enn de ble spilt inn: på {1}.',
  'Re-Pitch, own tempo {0}, set {1}: {2} semitones': 'Re-Pitch, eget tempo {0}, settet {1}: {2} halvtoner',
  'Certain about the shift if the warp markers are right: a loop with a misread tempo gives another number here.':
    'Skiftet er sikkert hvis warp-markørene er riktige: En loop med feillest tempo gir et annet tall her.',
  'A loop on {0} is {1} bars long and not warped.': 'En loop på {0} er {1} takter lang og uten warp.',
  '{0} loops are not warped and do not fit whole bars: on {1}.':
    '{0} looper er uten warp og går ikke opp i hele takter: på {1}.',
  'Warp off, {0} bars at {1} BPM': 'Warp av, {0} takter ved {1} BPM',
  'A guess: atmospheres and takes need no bar line.': 'En gjetning: Stemninger og opptak trenger ingen taktstrek.',
  'Warp on, {0} beats long': 'Warp på, {0} slag lang',
  'Likely: the switch and the lengths are certain; that these are single hits follows from track and file.':
    'Sannsynlig: Bryteren og lengdene er sikre; at dette er enkeltslag, følger av spor og fil.',
  '{0} on {1} are warped: without Warp they keep their attack.':
    '{0} på {1} har warp på: Uten Warp beholder de anslaget.',
  '{0} single hits on {1} tracks are warped, {2}: without Warp they keep their attack.':
    '{0} enkeltslag på {1} spor har warp på, {2}: Uten Warp beholder de anslaget.',
}
