export const colourNb: Readonly<Record<string, string>> = {
  '{0} works on all of {1}.': '{0} virker på hele {1}.',
  '{0} lo-fi effects work on whole buses: {1}.': '{0} lo-fi-effekter virker på hele busser: {1}.',
  'active on a bus': 'aktiv på en buss',
  'Certain about the place. In lo-fi styles it belongs there.':
    'Plasseringen er sikker. I lo-fi-stiler hører den hjemme der.',
  '{0} tracks have three or more distortions in a row: {1}.':
    '{0} spor har tre eller flere forvrengninger på rad: {1}.',
  'Certain about the chain; stacking can be the whole point.': 'Kjeden er sikker; å stable kan være hele poenget.',
  'Saturator on {0} drives by {1}, and its Output is still at 0 dB.':
    'Saturator på {0} driver med {1}, og Output står fortsatt på 0 dB.',
  '{0} Saturators drive hard with their Output at 0 dB: on {1}.':
    '{0} Saturator-enheter driver hardt med Output på 0 dB: på {1}.',
  'drive {0}, output 0 dB': 'drive {0}, output 0 dB',
  'Certain about the settings. If the level is what you wanted, fine.':
    'Innstillingene er sikre. Var nivået det du ville ha, er alt i orden.',
  '{0} on {1} distorts strongly, with Hi-Quality off.': '{0} på {1} forvrenger kraftig, med Hi-Quality av.',
  '{0} devices distort strongly with Hi-Quality off: on {1}.':
    '{0} enheter forvrenger kraftig med Hi-Quality av: på {1}.',
  'oversampling off': 'oversampling av',
  'Certain about the setting; on low sounds it is hard to hear, and the roughness may be welcome.':
    'Innstillingen er sikker; på dype lyder er det vanskelig å høre, og det ru kan være velkomment.',
}
