export const legalEn = {
  loading: 'Loading the document',
  fallbackHeading: 'The document could not be shown here',
  notConfigured: 'The policy service is not connected, so this page cannot show the document.',
  failed: 'The policy service did not answer, or your browser blocks it.',
  covers: 'What the document covers',
  get: 'How to get it',
  getText: 'Write to us and we send you the current version, usually the same working day:',
  again: 'Try again',
  documents: {
    privacy: {
      title: 'Privacy Policy',
      lead: 'What we know about you, why, and how long.',
      covers: [
        'which data an account needs: your email address, your plan, and what you write in your profile',
        'what happens with a Live set: it is read in your browser first, and leaves it only if you save it to your account',
        'who else sees any of it: the payment provider for purchases, and nobody for advertising',
        'your rights: to see, correct, export and delete what we have, and to complain to Datatilsynet',
      ],
    },
    terms: {
      title: 'Terms & Conditions',
      lead: 'What you and we owe each other when you use Kvint.',
      covers: [
        'who may use the service and what an account is for',
        'that your music stays yours: we take no licence beyond reading it for you',
        'plans, payment, renewal and cancelling',
        'what we answer for when something fails, and under which law (Norwegian)',
      ],
    },
    cookies: {
      title: 'Cookie Policy',
      lead: 'What is kept in your browser.',
      covers: [
        'one cookie keeps you signed in; no script can read it, and signing out removes it',
        'theme, language and your consent choice are kept in local storage',
        'visits are counted only where this is on and you have agreed to it',
        'how to look at and change your choice at any time',
      ],
    },
    disclaimer: {
      title: 'Disclaimer',
      lead: 'What an analysis can and cannot promise.',
      covers: [
        'that findings are readings of the file, with a stated certainty, and not instructions',
        'that no result, commercial or artistic, is promised',
        'that names of other products belong to their owners; Kvint is not made or endorsed by Ableton',
      ],
    },
    eula: {
      title: 'End User License Agreement',
      lead: 'How you may use the software itself.',
      covers: [
        'the right to use the site, the command-line tool and the MCP server with your plan',
        'what is not allowed: reselling, working around limits, analysing work you have no right to',
        'updates, support and how the licence ends',
      ],
    },
  },
}

export type LegalCopy = typeof legalEn
