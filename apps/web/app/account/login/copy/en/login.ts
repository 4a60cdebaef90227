export const loginEn = {
  title: 'Sign In',
  description: 'Sign in to Kvint, or create an account.',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  noAccount: "Don't have an account?",
  hasAccount: 'Already have an account?',
  email: 'Email',
  emailPlaceholder: 'Email',
  password: 'Password',
  passwordPlaceholder: 'Password (min 6 characters)',
  comingSoon: 'Coming Soon',
  processing: 'Processing...',
  signedIn: 'Logged in successfully!',
  recovered:
    'Logged in successfully! Two-factor authentication is off now. Set up an authenticator app again in your profile.',
  signedUp: 'Account created and logged in successfully!',
  confirm: 'Check your email for a confirmation link!',
  failed: 'Authentication failed',
  commonPassword:
    'This password is one of the 10,000 most common. Choose another, such as a few words that only you would put together.',
  forgotten: 'Forgot your password?',
  resetSent: 'If this email has an account, we have sent a link to set a new password.',
  resetNeedsEmail: 'Enter your email first.',
  closed: 'Accounts are not open yet.',
  registrationClosed: 'New accounts are not open yet. If you already have one, you can sign in.',
  redirect: 'Continue to sign in',
  redirectSignUp: 'Create an account',
  redirectFailed: 'Sign-in failed or was cancelled. Try again.',
  or: 'or',
  passkey: 'Use a passkey',
  passkeyFailed: 'No passkey was used. Try again, or sign in with your password.',
  forPlan: (name: string, price: string, period: string) =>
    `Sign in, or sign up if you are new, and go on to ${name}: ${price} ${period}.`,
  mailed: {
    agreed: 'This address has agreed. The account moves once you open the link in the other email too.',
    moved: 'Both addresses have agreed. Your account has its new address.',
    refused: 'This link is no longer valid. It may have been used already, or be too old.',
  },
  code: {
    heading: 'One more step',
    text: 'This account asks for a code from its authenticator app.',
    back: 'Back to the password',
  },
  lead: 'Your plan, your profile and your assistants, on every device.',
  ring: 'The circle of fifths: seven neighbours make the scale of A flat major, from D flat to G.',
}

export type LoginCopy = typeof loginEn
