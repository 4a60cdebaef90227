export const dynamicsNb: Readonly<Record<string, string>> = {
  'The Compressor on {0} clamps down within {1}: it takes the attack off each hit.':
    'Compressor på {0} slår til innen {1}: Den tar anslaget av hvert slag.',
  'On {0} of {1} the Compressor clamps down within {2}: it takes the attack off each hit.':
    'På {0} i {1} slår Compressor til innen {2}: Den tar anslaget av hvert slag.',
  '{0} Compressors on drums clamp down in under a millisecond: {1}. They take the attack off the hits.':
    '{0} Compressor-enheter på trommer slår til på under et millisekund: {1}. De tar anslaget av slagene.',
  'attack {0} ms, ratio {1}': 'attack {0} ms, ratio {1}',
  'Likely: the numbers are certain. Taming a spiky sample may be the point.':
    'Sannsynlig: Tallene er sikre. Å temme et spisst sample kan være poenget.',
  'ratio 1:1': 'ratio 1:1',
  'threshold {0}': 'threshold {0}',
  'The Compressor on {0} hardly ever acts: {1}.': 'Compressor på {0} virker nesten aldri: {1}.',
  '{0} listens to {1} and hardly ever ducks: {2}.': '{0} lytter til {1} og dukker nesten aldri: {2}.',
  '{0} devices listen to another track and hardly ever duck: on {1}.':
    '{0} enheter lytter til et annet spor og dukker nesten aldri: på {1}.',
  'listens to {0}, {1}': 'lytter til {0}, {1}',
  '{0} Compressors hardly ever act: on {1}.': '{0} Compressor-enheter virker nesten aldri: på {1}.',
  'Likely: the setting is certain, but a very hot signal can still cross it. Its meter tells.':
    'Sannsynlig: Innstillingen er sikker, men et svært sterkt signal kan likevel gå over. Måleren viser det.',
  '{0} tracks have three or more compressors in a row: {1}.': '{0} spor har tre eller flere kompressorer på rad: {1}.',
  'Certain about the chain. Serial compression is a common technique.':
    'Kjeden er sikker. Kompressorer etter hverandre er en vanlig teknikk.',
  'The Compressor on {0} works at {1}.': 'Compressor på {0} arbeider med {1}.',
  '{0} Compressors on melodic parts work at 10:1 or more: {1}.':
    '{0} Compressor-enheter på melodiske stemmer arbeider med 10:1 eller mer: {1}.',
  'ratio {0}': 'ratio {0}',
  'Likely: the ratio is certain. If the threshold is hardly reached, only single peaks are touched.':
    'Sannsynlig: Ratio er sikker. Nås terskelen nesten aldri, er det bare enkelte topper som blir berørt.',
  '{0} carry a Limiter of their own.': '{0} har sin egen Limiter.',
  'Limiter active': 'Limiter aktiv',
  'Certain that they are there; whether they work only their meters say.':
    'Sikkert at de er der; om de arbeider, viser bare målerne.',
  'The Compressor on {0} adds automatic make-up and another {1}.':
    'Compressor på {0} legger til automatisk make-up og {1} til.',
  '{0} Compressors add automatic make-up and more gain on top: on {1}.':
    '{0} Compressor-enheter legger til automatisk make-up og mer gain på toppen: på {1}.',
  'Makeup on, Output {0}': 'Makeup på, Output {0}',
  'Certain about both settings.': 'Begge innstillingene er sikre.',
  'Upward and downward multiband compression works at full strength on {0}.':
    'Multibåndskompresjon oppover og nedover virker med full styrke på {0}.',
  'amount {0}': 'amount {0}',
  'Certain about the settings; as a sound it is loved in many styles.':
    'Innstillingene er sikre; som lyd er den elsket i mange stiler.',
  '{0} share {1}, and I see nothing that makes room.':
    '{0} spiller samtidig i {1}, og jeg ser ingenting som gir plass.',
  '{0}, because {1}': '{0}, fordi {1}',
  '{0} with it; no sidechain, no ducking, no volume automation, here or on what it runs through':
    '{0} sammen med den; ingen sidechain, ingen ducking, ingen volumautomasjon, verken her eller på det lyden går gjennom',
  'A guess, and about a style: outside four-on-the-floor music most songs need nothing of the kind. Volume shapes inside a synth or plug-in are invisible to me.':
    'En gjetning, og om en stil: Utenfor musikk med basstromme på hvert slag trenger de fleste sanger ikke noe slikt. Volumkurver inne i en synth eller plug-in ser jeg ikke.',
  'At {0} BPM there are {1} from beat to beat; the Compressor on {2} takes {3} to let go.':
    'Ved {0} BPM er det {1} fra slag til slag; Compressor på {2} bruker {3} på å slippe.',
  '{0} take longer than a beat ({1}) to let go: {2}.': '{0} bruker lengre tid enn et slag ({1}) på å slippe: {2}.',
  'release {0}; a beat lasts {1}': 'release {0}; et slag varer {1}',
  'Certain arithmetic, for a source that plays on every beat. If it plays less often, or you like the part held down, leave it.':
    'Sikker regning, for en kilde som spiller på hvert slag. Spiller den sjeldnere, eller liker du at stemmen holdes nede, kan du la det være.',
  'The {0} on {1} listens to {2}.': '{0} på {1} lytter til {2}.',
  '{0} sidechains listen to {1}: on {2}.': '{0} sidechains lytter til {1}: på {2}.',
  'a track that is gone, silent, or their own': 'et spor som er borte, stumt eller sitt eget',
  'Audio From: {0}': 'Audio From: {0}',
  'Likely. If it ducks as you want when you listen, all is well: a switched-off track can still feed some tap points.':
    'Sannsynlig. Dukker den slik du vil når du lytter, er alt i orden: Et spor som er slått av, kan likevel mate noen tappepunkter.',
  'a track that is no longer in the set': 'et spor som ikke er i settet lenger',
  'its own track': 'sitt eget spor',
  '{0}, which is switched off': '{0}, som er slått av',
  'Sidechain on, Audio From: none': 'Sidechain på, Audio From: ingen',
  'Certain that no source is chosen. If you duck with a plug-in or with volume curves instead, this device can simply go.':
    'Sikkert at ingen kilde er valgt. Dukker du med en plug-in eller volumkurver i stedet, kan denne enheten bare fjernes.',
  '{0} ducks under {1}: its compressor listens there.': '{0} dukker under {1}: Kompressoren lytter dit.',
  '{0} parts duck under {1}: {2}.': '{0} stemmer dukker under {1}: {2}.',
  'threshold {0}, ratio {1}': 'terskel {0}, ratio {1}',
  '{0}; {1} run through it': '{0}; {1} går gjennom den',
  'Likely: who listens to whom is certain. How far a part is pressed down depends on how loud the beat is, which the file does not say.':
    'Sannsynlig: Hvem som lytter til hvem, er sikkert. Hvor langt en stemme trykkes ned, avhenger av hvor sterk beaten er, og det sier ikke filen.',
  '{0} is a silent key track: {1} ducks to it.': '{0} er et stumt nøkkelspor: {1} dukker under det.',
  '{0} is a silent key track: {1} parts duck to it, {2}.':
    '{0} er et stumt nøkkelspor: {1} stemmer dukker under det, {2}.',
  'Sidechain is on in the {0} on {1}, but no source is chosen: it reacts to nothing.':
    'Sidechain er på i {0} på {1}, men ingen kilde er valgt: Den reagerer ikke på noe.',
  'Sidechain is on in {0}, but no source is chosen: on {1}.':
    'Sidechain er på i {0}, men ingen kilde er valgt: på {1}.',
}
