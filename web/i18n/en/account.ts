export const account = {
  login: {
    title: 'Log in',
    submit: 'Log in',
    question: 'No account yet?',
    other: 'Sign up',
  },
  register: {
    title: 'Sign up',
    submit: 'Sign up',
    question: 'Already have an account?',
    other: 'Log in',
  },
  fields: {
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    confirmation: 'Repeat password',
  },
  emailLocked: 'The link you followed is for this e-mail.',
  passwordLength_one: 'At least {{count}} character',
  passwordLength_other: 'At least {{count}} characters',
  problems: {
    required: 'Required input',
    invalidEmail: 'Invalid e-mail',
    shortName: 'The name must have at least 3 characters',
    shortPassword: 'Your password must contain at least 6 characters.',
    passwordsDiffer: 'Passwords do not match.',
    commonPassword:
      'This password is one of the first that anybody would try. Please choose another one.',
    invalidCredentials: 'Invalid username or password',
    emailTaken:
      "There's already an associated account with the same email. Please, login with your email and password.",
    adminRefused: 'Administrators cannot sign in here. Please use the account you rent with.',
    accountDisabled: 'The user associated with this email is disabled. Please contact support.',
    switchedOff: 'This is switched off at the moment. Please try again later.',
    tooManyAttempts: 'Too many attempts, please try again later.',
    unknown: 'An error has occured, please try again later',
  },
} as const;
