/** Your own account at the desk. */
export const ownAccount = {
  title: 'Your account',
  secondStepFirst: 'Add a second step to open the desk.',
  roles: {
    title: 'Your roles',
    everywhere: 'All cities',
    text: 'An owner or a manager can change these.',
  },
  sessions: {
    title: 'Where you’re logged in',
    text: 'Everyone is logged out after 12 hours.',
    ends: 'This session ends {{when}}.',
    device: '{{browser}} on {{system}}',
    unknownDevice: 'Unknown device',
    current: 'This device',
    since: 'Logged in {{when}}',
    from: 'Logged in {{when}} from {{address}}',
    logOut: 'Log out',
    logOutNamed: 'Log out {{device}}',
    ended: 'Logged out there',
  },
} as const;
