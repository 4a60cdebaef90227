/** What a message to us can be about, in the order in which the form offers it. */
export const CONTACT_TOPICS = ['support', 'contact', 'legal'] as const
