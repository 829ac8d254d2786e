/** What a city sells beside its cars, and by which rules. */
export const catalogueOperations = {
  listSettings: {
    method: 'GET',
    path: '/api/operate/catalogue/settings',
    access: 'catalogue.read',
  },
  changeSetting: {
    method: 'PATCH',
    path: '/api/operate/catalogue/settings/{key}',
    access: 'settings.edit',
  },
  listDeskExtras: {
    method: 'GET',
    path: '/api/operate/catalogue/extras',
    access: 'catalogue.read',
  },
  addExtra: { method: 'POST', path: '/api/operate/catalogue/extras', access: 'catalogue.edit' },
  editExtra: {
    method: 'PATCH',
    path: '/api/operate/catalogue/extras/{id}',
    access: 'catalogue.edit',
  },
  orderExtras: {
    method: 'POST',
    path: '/api/operate/catalogue/extras/order',
    access: 'catalogue.edit',
  },
  listProtection: {
    method: 'GET',
    path: '/api/operate/catalogue/protection',
    access: 'catalogue.read',
  },
  addProtection: {
    method: 'POST',
    path: '/api/operate/catalogue/protection',
    access: 'catalogue.edit',
  },
  editProtection: {
    method: 'PATCH',
    path: '/api/operate/catalogue/protection/{id}',
    access: 'catalogue.edit',
  },
  orderProtection: {
    method: 'POST',
    path: '/api/operate/catalogue/protection/order',
    access: 'catalogue.edit',
  },
  listDeskPromoCodes: {
    method: 'GET',
    path: '/api/operate/catalogue/promo-codes',
    access: 'catalogue.read',
  },
  addPromoCode: {
    method: 'POST',
    path: '/api/operate/catalogue/promo-codes',
    access: 'catalogue.edit',
  },
  editPromoCode: {
    method: 'PATCH',
    path: '/api/operate/catalogue/promo-codes/{id}',
    access: 'catalogue.edit',
  },
  endPromoCode: {
    method: 'POST',
    path: '/api/operate/catalogue/promo-codes/{id}/end',
    access: 'catalogue.edit',
  },
  givePromoCode: {
    method: 'POST',
    path: '/api/operate/catalogue/promo-codes/{id}/gifts',
    access: 'catalogue.edit',
  },
  listCompanies: {
    method: 'GET',
    path: '/api/operate/catalogue/companies',
    access: 'companies.edit',
  },
  getDeskCompany: {
    method: 'GET',
    path: '/api/operate/catalogue/companies/{id}',
    access: 'companies.edit',
  },
  addCompany: {
    method: 'POST',
    path: '/api/operate/catalogue/companies',
    access: 'companies.edit',
  },
  editCompany: {
    method: 'PATCH',
    path: '/api/operate/catalogue/companies/{id}',
    access: 'companies.edit',
  },
  setCompanyPerson: {
    method: 'POST',
    path: '/api/operate/catalogue/companies/{id}/people',
    access: 'companies.edit',
  },
  dropCompanyPerson: {
    method: 'DELETE',
    path: '/api/operate/catalogue/companies/{id}/people/{accountId}',
    access: 'companies.edit',
  },
  recordTransfer: {
    method: 'POST',
    path: '/api/operate/catalogue/companies/{id}/transfers',
    access: 'companies.edit',
  },
} as const;
