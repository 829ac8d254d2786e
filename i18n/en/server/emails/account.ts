export const accountEmails = {
  verifyEmail: {
    subject: 'Confirm your email',
    preview: 'One click and your Handover account is ready.',
    heading: 'Confirm your email',
    text: 'Welcome to Handover. Confirm this email is yours, and we’ll send your bookings and invoices here.',
    action: 'Confirm email',
    linkLife: 'The link works once and expires in {{validFor}}.',
    notYou: 'Didn’t sign up? Someone may have mistyped their email. You can ignore this message.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    preview: 'You asked for a new Handover password.',
    heading: 'Choose a new password',
    text: 'You asked for a new password. Choose it here:',
    action: 'Choose a new password',
    linkLife: 'The link works once and expires in {{validFor}}. We’ll log you out everywhere.',
    notYou: 'Didn’t ask for this? You can ignore this message. Your password stays the same.',
  },
  staffInvitation: {
    subject: 'Join the Handover console',
    preview: 'Choose your password to get started.',
    heading: 'Join the Handover console',
    text: 'You’ve been given access to the Handover desk, where we look after cars, bookings and each day’s handovers. Choose your password, then add a second step for logging in.',
    action: 'Choose your password',
    linkLife: 'The link works once and expires in {{validFor}}.',
    notYou: 'Weren’t expecting this? You can ignore this message.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Your Handover password has just been changed.',
    heading: 'Your password was changed',
    text: 'Your Handover password has just been changed, and all your other devices were logged out.',
    notYou:
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password right away.',
    action: 'Choose a new password',
  },
  factorChanged: {
    appAdded: {
      subject: 'Authenticator app added',
      preview: 'You’ll need a code from it to log in.',
      text: 'We’ve added an authenticator app to your Handover account. From now on you’ll need a code from it to log in.',
    },
    appRemoved: {
      subject: 'Authenticator app removed',
      preview: 'It no longer works for logging in to Handover.',
      text: 'We’ve removed an authenticator app from your Handover account.',
    },
    passkeyAdded: {
      subject: 'Passkey added',
      preview: 'You can use it to log in.',
      text: 'We’ve added a passkey to your Handover account. From now on you’ll need it, or another second step, to log in.',
    },
    passkeyRemoved: {
      subject: 'Passkey removed',
      preview: 'It no longer works for logging in to Handover.',
      text: 'We’ve removed a passkey from your Handover account.',
    },
    allRemoved: {
      subject: 'Two-step login turned off',
      preview: 'Your password is enough to log in for now.',
      text: 'You told us you couldn’t get past the second step, so we’ve removed every authenticator app, passkey and recovery code from your Handover account. You can log in with your password. Add a new second step in your profile when you’re ready.',
    },
    recoveryUsed: {
      subject: 'Recovery code used to log in',
      preview: 'That code won’t work again.',
      text: 'Someone just logged in to your Handover account with a recovery code. That code won’t work again. If you’ve lost your phone or passkey, remove it in your profile and add a new one.',
    },
    recoveryMade: {
      subject: 'New recovery codes',
      preview: 'Your old codes no longer work.',
      text: 'We’ve made new recovery codes for your Handover account. Your old ones no longer work.',
    },
    notYou:
      'If that was you, there’s nothing to do. If it wasn’t, change your password in your profile right away and log out all other devices.',
    action: 'Open your profile',
  },
} as const;
