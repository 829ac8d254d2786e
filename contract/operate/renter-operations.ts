/** What the desk does with renters. What acts is at an address that ends with the verb of the command line. */
export const renterOperations = {
  findRenters: { method: 'GET', path: '/api/operate/renters', access: 'renters.read' },
  getRenter: { method: 'GET', path: '/api/operate/renters/{id}', access: 'renters.read' },
  disableRenter: {
    method: 'POST',
    path: '/api/operate/renters/{id}/disable',
    access: 'renters.edit',
  },
  enableRenter: {
    method: 'POST',
    path: '/api/operate/renters/{id}/enable',
    access: 'renters.edit',
  },
  endRenterSessions: {
    method: 'POST',
    path: '/api/operate/renters/{id}/end-sessions',
    access: 'renters.edit',
  },
  clearRenterFactors: {
    method: 'POST',
    path: '/api/operate/renters/{id}/clear-factors',
    access: 'renters.edit',
  },
  adjustCredit: {
    method: 'POST',
    path: '/api/operate/renters/{id}/credit',
    access: 'renters.edit',
  },
  noteRenter: { method: 'POST', path: '/api/operate/renters/{id}/note', access: 'renters.read' },
  decideIdentity: {
    method: 'POST',
    path: '/api/operate/renters/{id}/identity',
    access: 'renters.edit',
  },
  listIdentityChecks: { method: 'GET', path: '/api/operate/identity', access: 'renters.read' },
} as const;
