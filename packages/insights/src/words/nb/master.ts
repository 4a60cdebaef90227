export const masterNb: Readonly<Record<string, string>> = {
  '{0} has no active device: the mix goes out as it is.': '{0} har ingen aktiv enhet: Miksen går ut som den er.',
  '{0}: no active device; the song lasts {1}': '{0}: ingen aktiv enhet; låten varer {1}',
  'Certain about the chain. Groups may carry what other people put here.':
    'Kjeden er sikker. Grupper kan ha det andre legger her.',
  'The Glue Compressor on {0} acts within {1} ms.': 'Glue Compressor på {0} virker innen {1} ms.',
  '{0} Glue Compressors on groups act within 0.1 ms: {1}.':
    '{0} Glue Compressor-enheter på grupper virker innen 0,1 ms: {1}.',
  'attack {0} ms': 'attack {0} ms',
  'Certain about the setting; as a clipping effect it is a known sound.':
    'Innstillingen er sikker; som klippende effekt er det en kjent lyd.',
  'There is already a chain of {0} on {1}, and the song is not arranged yet.':
    'Det ligger allerede en kjede på {0} på {1}, og låten er ikke arrangert ennå.',
  'There is already a chain of {0} on {1}, and the song has {2}.':
    'Det ligger allerede en kjede på {0} på {1}, og låten har {2}.',
  'In order: {0}': 'I rekkefølge: {0}',
  active: 'aktiv',
  'A guess about your way of working: many people mix into a chain from the start, on purpose.':
    'En gjetning om måten du arbeider på: Mange mikser inn i en kjede fra starten, med vilje.',
  'The Limiter on {0} lets peaks through up to {1}.': 'Limiter på {0} slipper gjennom topper opp til {1}.',
  'ceiling {0}; recommended for release: {1}': 'ceiling {0}; anbefalt for utgivelse: {1}',
  'ceiling {0}, True Peak off; recommended for release: {1}': 'ceiling {0}, True Peak av; anbefalt for utgivelse: {1}',
  'Certain about the setting; whether your song really overshoots only the exported audio can show. For a demo between friends it does not matter.':
    'Innstillingen er sikker; om låten virkelig går over, kan bare den eksporterte lyden vise. For en demo mellom venner spiller det ingen rolle.',
  'The Limiter on {0} adds {1} before its ceiling.': 'Limiter på {0} legger til {1} før taket sitt.',
  '{0} Limiters on {1} each add 6 dB or more.': '{0} Limiter-enheter på {1} legger til 6 dB eller mer hver.',
  'drive {0}': 'drive {0}',
  'A guess: if the mix comes in quietly, this much gain is harmless. The exported audio would settle it.':
    'En gjetning: Kommer miksen svakt inn, er så mye gain harmløst. Den eksporterte lyden ville avgjort det.',
  'On {0}, {1} {2} after the {3}.': 'På {0} kommer {1} etter {3}.',
  'limits here': 'begrenser her',
  'works on what was limited': 'virker på det som er begrenset',
  'Certain about the order of the devices. If the last one is a meter whose name I do not know, or its output stays far below 0 dB, nothing happens.':
    'Rekkefølgen på enhetene er sikker. Er den siste en måler jeg ikke kjenner navnet på, eller ligger den langt under 0 dB, skjer ingenting.',
  '{0} on {1} is switched off.': '{0} på {1} er slått av.',
  '{0} devices on {1} are switched off: {2}.': '{0} enheter på {1} er slått av: {2}.',
  'Certain that it is off in the saved file; automation could switch it on while playing.':
    'Sikkert at den er av i den lagrede filen; automasjon kan slå den på under avspilling.',
  'EQ Eight on {0} lifts the whole mix by {1} at {2}.': 'EQ Eight på {0} løfter hele miksen med {1} ved {2}.',
  '{0} EQ bands on {1} lift the whole mix by more than 4 dB.': '{0} EQ-bånd på {1} løfter hele miksen mer enn 4 dB.',
  'Likely: the setting is certain, what it does to this mix only the audio shows.':
    'Sannsynlig: Innstillingen er sikker, hva den gjør med denne miksen, viser bare lyden.',
  'Automation takes the fader of {0} up to {1}, after everything else.':
    'Automasjon tar faderen på {0} opp til {1}, etter alt annet.',
  '{0}: volume {1} for most of the song': '{0}: volum {1} det meste av låten',
  '{0}: {1} in bar {2}': '{0}: {1} i takt {2}',
  'The fader of {0} stands at {1}, after everything else.': 'Faderen på {0} står på {1}, etter alt annet.',
  'Certain about the fader. Whether it clips depends on how loud the mix is, which a set does not hold.':
    'Faderen er sikker. Om den klipper, avhenger av hvor sterk miksen er, og det står ikke i et sett.',
  'There is no limiter on {0}.': 'Det er ingen limiter på {0}.',
  'no devices': 'ingen enheter',
  'Certain that none is there by name. Your plug-in may limit under another name, and a mix that peaks below −1 dB needs none.':
    'Sikkert at ingen er der ved navn. Plug-in-en din kan begrense under et annet navn, og en miks med topper under −1 dB trenger ingen.',
  'There is no Utility on {0} for a quick listen in mono.': 'Det er ingen Utility på {0} for å lytte raskt i mono.',
  '{0}: {1}, none of them a Utility': '{0}: {1}, ingen av dem en Utility',
  'A guess: you may check in mono on your interface, on your phone, or with a plug-in that I cannot look into.':
    'En gjetning: Du kan sjekke mono på lydkortet, på telefonen eller med en plug-in jeg ikke kan se inn i.',
  '{0} looks like a reference, and it runs through your own main chain.':
    '{0} ser ut som en referanse, og går gjennom din egen hovedkjede.',
  '{0} tracks look like references and run through your own main chain: {1}.':
    '{0} spor ser ut som referanser og går gjennom din egen hovedkjede: {1}.',
  'Audio To: {0}; active there: {1}': 'Audio To: {0}; aktivt der: {1}',
  'A guess from the name. If it is a part of your song, say so here, and I stop asking.':
    'En gjetning ut fra navnet. Er det en del av låten din, så si det her, og jeg slutter å spørre.',
  'Certain about the chain; clipper and limiter in a row is often on purpose.':
    'Kjeden er sikker; klipper og limiter på rad er ofte med vilje.',
  'A Utility on {0} is set to {1}.': 'En Utility på {0} står på {1}.',
  '{0} Utilities on {1} change the width of the whole mix.':
    '{0} Utility-enheter på {1} endrer bredden på hele miksen.',
  'Certain about the setting. A mono release is a choice: then this is as it should be.':
    'Innstillingen er sikker. En utgivelse i mono er et valg: Da er dette som det skal være.',
  'Certain about the setting. If you chose this width by ear, it is as it should be.':
    'Innstillingen er sikker. Valgte du denne bredden med ørene, er den som den skal være.',
  mono: 'mono',
  'the left channel only': 'bare venstre kanal',
  'the right channel only': 'bare høyre kanal',
  'a width of {0}': 'en bredde på {0}',
}
