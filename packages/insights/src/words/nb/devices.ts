export const devicesNb: Readonly<Record<string, string>> = {
  '{0}, which only a Mac can open: {1}.': '{0}, som bare en Mac kan åpne: {1}.',
  '{0}, used {1}': '{0}, brukt {1}',
  'Certain. If you and your collaborators all use Macs, it does not matter.':
    'Sikkert. Bruker du og de du samarbeider med, bare Mac, spiller det ingen rolle.',
  '{0} is frozen.': '{0} er fryst.',
  '{0} tracks are frozen: {1}.': '{0} spor er fryst: {1}.',
  frozen: 'fryst',
  '{0} has an instrument and no clips.': '{0} har et instrument og ingen klipp.',
  '{0} tracks have an instrument and no clips: {1}.': '{0} spor har et instrument og ingen klipp: {1}.',
  'Certain that it has no clips. It may be played live, or by another track.':
    'Sikkert at det ikke har klipp. Det kan spilles live, eller av et annet spor.',
  '{0} of the {1} that stand outside racks are switched off.': '{0} av {1} utenfor rack er slått av.',
  'Certain in the saved file. Some may be switched on while the song plays.':
    'Sikkert i den lagrede filen. Noen kan bli slått på mens låten spiller.',
  'This set uses {0}: {1}.': 'Dette settet bruker {0}: {1}.',
  'Certain about the list.': 'Listen er sikker.',
  '{0} has no instrument loaded: its notes make no sound.': '{0} har ikke noe instrument: Tonene gir ingen lyd.',
  '{0} tracks have notes and no instrument loaded, so they make no sound: {1}.':
    '{0} spor har toner, men ikke noe instrument, og gir ingen lyd: {1}.',
  '{0}, no instrument, output {1}': '{0}, ikke noe instrument, utgang {1}',
  none: 'ingen',
  'Likely: routing to hardware that was not connected when you saved can look like this.':
    'Sannsynlig: Ruting til utstyr som ikke var koblet til da du lagret, kan se slik ut.',
  'On {0} there is {1} of an earlier version of Live.': 'På {0} står det {1} fra en tidligere versjon av Live.',
  '{0} devices come from an earlier version of Live: {1}.': '{0} enheter kommer fra en tidligere versjon av Live: {1}.',
  'replaced in Live {0}': 'erstattet i Live {0}',
  'Certain about the tags.': 'Sikkert om merkene i filen.',
  'This set needs {0}: {1}.': 'Dette settet trenger {0}: {1}.',
  '{0} ({1}), used {2}': '{0} ({1}), brukt {2}',
  'Certain about the list. Whether they are installed here I cannot see.':
    'Listen er sikker. Om de er installert her, kan jeg ikke se.',
  'A rack on {0} has {1} in use without a name.': 'Et rack på {0} har {1} i bruk uten navn.',
  '{0} racks have macros in use without a name: on {1}.': '{0} rack har makroer i bruk uten navn: på {1}.',
  'Macro {0}': 'Makro {0}',
  'This set has {0}.': 'Dette settet har {0}.',
  'Certain: counted. Film and live sets are this large for good reasons.':
    'Sikkert: talt. Sett for film og konserter er så store av gode grunner.',
  '{0} used in the old VST2 format: {1}.': '{0} i bruk i det gamle VST2-formatet: {1}.',
  'Certain about the format.': 'Formatet er sikkert.',
  'If playback crackles, {0} {1} worth freezing first.': 'Hvis avspillingen spraker, er det verdt å fryse {0} først.',
  'A guess: your computer’s real load, and what plug-ins take, is not in a set. If nothing crackles, there is nothing to do.':
    'En gjetning: Den virkelige belastningen på maskinen din, og det plugins tar, står ikke i et sett. Spraker ingenting, er det ingenting å gjøre.',
  '{0} in Complex': '{0} i Complex',
}
