export const pinsEn = { heading: 'Pinned', pin: 'Pin', unpin: 'Take the pin away' }
