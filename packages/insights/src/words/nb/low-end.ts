export const lowEndNb: Readonly<Record<string, string>> = {
  '{0} plays notes close together in the low register, {1}.': '{0} spiller toner tett sammen i det dype leiet, {1}.',
  '{0} parts play notes close together in the low register: {1}.':
    '{0} stemmer spiller toner tett sammen i det dype leiet: {1}.',
  '{0} with {1}, {2}': '{0} med {1}, {2}',
  'Likely: the notes are certain. If the part is filtered, or plays a drum kit that I took for chords, you may not hear it.':
    'Sannsynlig: Tonene er sikre. Er stemmen filtrert, eller spiller den et trommesett jeg tok for akkorder, hører du det kanskje ikke.',
  'In {0} the bass is away for most of the time.': 'I {0} er bassen borte det meste av tiden.',
  '{0}: {1} in {2} of {3} bars': '{0}: {1} i {2} av {3} takter',
  'Likely: the names are yours and the clips are certain; that a track is the bass is read from the set.':
    'Sannsynlig: Navnene er dine, og klippene er sikre; at et spor er bassen, er lest av settet.',
  'An EQ Eight on {0} has no effect: all its bands are flat.':
    'En EQ Eight på {0} har ingen virkning: Alle båndene er flate.',
  '{0} EQ Eights have no effect, all their bands are flat: on {1}.':
    '{0} EQ Eight har ingen virkning, alle båndene er flate: på {1}.',
  'no cut, no gain': 'ikke noe kutt, ingen gain',
  'Certain for the first curve. In mid/side or left/right mode the second curve is not looked at.':
    'Sikkert for den første kurven. I mid/side- eller venstre/høyre-modus er den andre kurven ikke undersøkt.',
  '{0} are both lifted around {1}.': '{0} er begge løftet rundt {1}.',
  '{0} at {1}': '{0} ved {1}',
  'Likely: the settings are certain, the roles are read from names, devices and notes.':
    'Sannsynlig: Innstillingene er sikre, rollene er lest av navn, enheter og toner.',
  'EQ Eight on {0} lifts {1} by {2}.': 'EQ Eight på {0} løfter {1} med {2}.',
  'EQ Eight on {0} lifts all above {1} by {2}.': 'EQ Eight på {0} løfter alt over {1} med {2}.',
  'EQ Eight on {0} lifts all below {1} by {2}.': 'EQ Eight på {0} løfter alt under {1} med {2}.',
  '{0} EQ bands lift by more than 9 dB: on {1}.': '{0} EQ-bånd løfter mer enn 9 dB: på {1}.',
  'Certain about the setting. In sound design a large boost is a tool like any other.':
    'Innstillingen er sikker. I lyddesign er et stort løft et verktøy som alle andre.',
  'The EQ on {0} cuts away what lies below {1}, and the part plays lower than that.':
    'EQ-en på {0} kutter det som ligger under {1}, og stemmen spiller dypere enn det.',
  'The EQ on {0} cuts away what lies below {1}, where the weight of a kick or bass lies.':
    'EQ-en på {0} fjerner det som ligger under {1}, der tyngden i en basstromme eller bass ligger.',
  '{0} EQs cut into the low end of a kick or bass: on {1}.':
    '{0} EQ-er kutter i bunnen på en basstromme eller bass: på {1}.',
  '{0} EQs cut away the notes that are played below them: on {1}.':
    '{0} EQ-er kutter bort tonene som spilles under dem: på {1}.',
  '{0} at {1}{2}': '{0} ved {1}{2}',
  'Low Cut 48': 'Low Cut 48',
  'Low Cut 12': 'Low Cut 12',
  '; lowest note {0}': '; laveste tone {0}',
  'Likely. It rests on the role that I read for the track. If another layer carries the low end, this is right as it is.':
    'Sannsynlig. Det hviler på rollen jeg leste for sporet. Bærer et annet lag bunnen, er dette riktig som det er.',
  'EQ Eight on {0} lifts a narrow band at {1} by {2}.': 'EQ Eight på {0} løfter et smalt bånd ved {1} med {2}.',
  '{0} EQ bands lift a very narrow range: on {1}.': '{0} EQ-bånd løfter et svært smalt område: på {1}.',
  '{0} at {1}, Q {2}': '{0} ved {1}, Q {2}',
  'Certain about the setting. A tuned resonance can be the point of it.':
    'Innstillingen er sikker. En stemt resonans kan være poenget.',
  '{0} {1} no low cut: {2}.': '{0} er uten lavkutt: {2}.',
  '{0}, no low cut that I can see': '{0}, ikke noe lavkutt jeg kan se',
  'I cannot know whether there is anything to cut: a set holds no audio. The analyser in EQ Eight shows it in a second.':
    'Jeg kan ikke vite om det er noe å kutte: Et sett inneholder ingen lyd. Analysatoren i EQ Eight viser det på et øyeblikk.',
  '{0} are lifted around {1}: {2}.': '{0} er løftet rundt {1}: {2}.',
  'Likely: the settings are certain, and that the parts overlap in time. How much they hide each other depends on levels.':
    'Sannsynlig: Innstillingene er sikre, og at stemmene spiller samtidig. Hvor mye de dekker hverandre, avhenger av nivåene.',
  '{0} are doubles: they play one line, and its low notes sound twice in {1}.':
    '{0} er dubletter: De spiller én linje, og de dype tonene i den klinger to ganger i {1}.',
  'low in {0}, {1}, because {2}': 'dyp i {0}, {1}, fordi {2}',
  'Likely: the notes are certain. A filter inside an instrument, or an octave that it shifts, I cannot see.':
    'Sannsynlig: Tonene er sikre. Et filter inne i et instrument, eller en oktav det flytter, kan jeg ikke se.',
  'Likely: where the clips lie is certain. How low a recording sounds, and when it pauses inside a clip, I cannot see.':
    'Sannsynlig: Hvor klippene ligger, er sikkert. Hvor dypt et opptak låter, og når det tar pause inne i et klipp, kan jeg ikke se.',
  '{0} of {1} on {2} lie below 27 Hz, under the lowest key of a piano.':
    '{0} av {1} på {2} ligger under 27 Hz, under den dypeste tangenten på et piano.',
  '{0} parts play notes below 27 Hz, under the lowest key of a piano: {1}.':
    '{0} stemmer spiller toner under 27 Hz, under den dypeste tangenten på et piano: {1}.',
  'lowest note {0}, {1} Hz': 'laveste tone {0}, {1} Hz',
  'Likely: the numbers are certain, but an instrument may transpose inside, and sampler zones or key-switches can look like low notes.':
    'Sannsynlig: Tallene er sikre, men et instrument kan transponere på innsiden, og samplersoner eller key-switcher kan se ut som dype toner.',
  '{0} play low notes at the same time, in {1}.': '{0} spiller dype toner samtidig, i {1}.',
  '{0} of {1} on {2} lie below 32 Hz: small speakers do not play them.':
    '{0} av {1} på {2} ligger under 32 Hz: Små høyttalere spiller dem ikke.',
  '{0} bass parts play notes below 32 Hz, which small speakers do not play: {1}.':
    '{0} basstemmer spiller toner under 32 Hz, som små høyttalere ikke spiller: {1}.',
}
