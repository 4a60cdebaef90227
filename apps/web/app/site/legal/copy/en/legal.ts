export const legalEn = {
  loading: 'Loading the document',
  interim:
    'Interim text of 23 November 2026, written by us in plain words. It holds until the final document replaces it here.',
  failed: 'The policy service did not answer, or your browser blocks it.',
  get: 'Questions',
  getText: 'Write to us, and a person answers, usually the same working day:',
  again: 'Try again',
  documents: {
    privacy: {
      title: 'Privacy Policy',
      lead: 'What we know about you, why, and for how long.',
      sections: [
        {
          title: 'What an account holds',
          text: 'Your email address, your plan, what you write in your profile, the devices that you are signed in on, and the sets, reports and figures of bounces that you keep. The reason is the agreement with you: without them there is no account.',
        },
        {
          title: 'What happens with a Live set',
          text: 'It is read in your browser first and does not leave it. It is stored with us only when you keep it in your account, and only you see it, unless you make a link to its report. A shared report leaves out private names.',
        },
        {
          title: 'Who else sees any of it',
          text: 'The payment provider, which sells to you and keeps what a receipt needs, and the companies that run our servers and send our email on our behalf. Nothing is shared for advertising. Logs of calls are kept for at most 30 days, to keep the service safe.',
        },
        {
          title: 'How long',
          text: 'As long as the account exists. Deleting it in your profile removes all of it at once; receipts are kept for as long as the law requires.',
        },
        {
          title: 'Your rights',
          text: 'You can see, correct, export and delete what we hold, in your profile or by writing to us. You can complain to Datatilsynet, the Norwegian data protection authority.',
        },
      ],
    },
    terms: {
      title: 'Terms & Conditions',
      lead: 'What you can expect from us, and we from you, when you use Kvint.',
      sections: [
        {
          title: 'The agreement',
          text: 'It is between you and Kvint AS, a Norwegian company, from the day you use the service. An account is for one person, aged at least 16 or with the consent of a guardian.',
        },
        {
          title: 'Your music stays yours',
          text: 'We claim no rights in it beyond reading it for you. We do not train models on it or show it to others.',
        },
        {
          title: 'Plans, payment, renewal',
          text: 'A plan is paid in advance for a month or a year and renews automatically until you cancel, which you can at any time in your profile. It then runs to the end of what is paid for. We tell you about a new price at least 30 days before it applies to you. The Refund Policy is part of this agreement.',
        },
        {
          title: 'What is not allowed',
          text: 'Breaking in, working around limits, reselling, and reading sets that you have no right to. We may close an account for any of these.',
        },
        {
          title: 'When something fails',
          text: 'The service is provided as is. We are liable for damage that we cause intentionally or by gross negligence, and otherwise for no more than you paid in the last 12 months. Your statutory rights as a consumer are not affected. Norwegian law applies. The venue is Oslo or, for consumers, where you live.',
        },
      ],
    },
    cookies: {
      title: 'Cookie Policy',
      lead: 'What is kept in your browser.',
      sections: [
        {
          title: 'One cookie',
          text: 'It keeps you signed in. No script can read it, and signing out removes it. Without an account there is none.',
        },
        {
          title: 'What else is kept in your browser',
          text: 'Your theme, your language and your choice about counting visits are kept in local storage. Reports of sets that you read are kept in the browser’s own database until you delete them there.',
        },
        {
          title: 'Counting visits',
          text: 'Visits are counted only where this is turned on and you have agreed to it. No advertising, no profile, nothing shared for money.',
        },
        {
          title: 'Your choice',
          text: 'Consent Preferences at the foot of each page shows what you chose and changes it at any time.',
        },
      ],
    },
    disclaimer: {
      title: 'Disclaimer',
      lead: 'What an analysis can and cannot promise.',
      sections: [
        {
          title: 'What a finding is',
          text: 'A reading of the file that you gave us, with how sure we are of it. It is not an instruction: your ears decide.',
        },
        {
          title: 'What is not promised',
          text: 'We promise no commercial or artistic result, and not that every set is read completely: if a part cannot be read, the report says so. Keep your own copies of your sets.',
        },
        {
          title: 'Names of others',
          text: 'Names of other products are trademarks of their owners. Kvint is not made, sponsored or endorsed by Ableton.',
        },
      ],
    },
    eula: {
      title: 'End User License Agreement',
      lead: 'How you may use the software itself.',
      sections: [
        {
          title: 'What you may do',
          text: 'Use the site, the command-line tool and the MCP server for your own music and that of people who asked you to, as far as your plan goes.',
        },
        {
          title: 'What you may not do',
          text: 'Resell it, work around its limits, or analyse work that you have no right to. Parts under an open licence stay under that licence.',
        },
        {
          title: 'Updates and support',
          text: 'We update the software without asking, and answer questions within 24-48 hours, Monday to Friday.',
        },
        {
          title: 'How it ends',
          text: 'With your account, or when you break these rules. What you have exported stays yours.',
        },
      ],
    },
  },
}

export type LegalCopy = typeof legalEn
