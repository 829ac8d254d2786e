/** Logging in, and joining by an invitation. */
export const entry = {
  greeting: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  logIn: {
    text: 'Your password first, then your passkey or a code.',
    email: 'Email',
    password: 'Password',
    submit: 'Continue',
    forgot: 'Forgot your password? An owner or a manager can send you a new invitation.',
  },
  steps: { password: 'Password', second: 'Second step' },
  second: {
    title: 'Confirm it’s you',
    text: 'One more step, and you’re at the desk.',
    loading: 'Getting your options…',
    failed: 'We couldn’t load this step. Check your connection and try again.',
    retry: 'Try again',
    expired: 'That took too long. Start again with your password.',
    startOver: 'Start again',
    app: {
      text: 'Enter the 6-digit code from your authenticator app.',
      field: 'Code',
      submit: 'Log in',
      other: 'Use your authenticator app',
    },
    passkey: {
      text: 'Use your fingerprint, face, screen lock or security key.',
      submit: 'Log in with a passkey',
      other: 'Use a passkey',
    },
    recovery: {
      text: 'Enter one of the recovery codes you saved. Each one works once.',
      field: 'Recovery code',
      submit: 'Log in',
      other: 'Use a recovery code',
    },
  },
  problems: {
    required: 'Required',
    email: 'Enter an email such as ana@example.com',
    credentials: 'That email and password don’t match.',
    wrongCode: 'That code isn’t right. Check it and try again.',
    passkey: 'Your device didn’t give us a passkey. Try again or use another way.',
    disabled: 'This account is closed. Ask an owner or a manager.',
  },
} as const;
