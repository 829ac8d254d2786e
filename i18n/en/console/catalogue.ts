/** What every part of the catalogue has in common. */
export const catalogue = {
  title: 'Catalogue',
  parts: 'Parts of the catalogue',
  text: {
    extras:
      'What renters can add to any car in {{city}}. Bookings keep the price they were made at.',
    protection:
      'The protection renters can choose in {{city}}. Bookings keep the price they were made at.',
    'promo-codes': 'Codes that take something off the price. Each renter can use a code once.',
    areas: 'Where cars are brought and collected.',
    city: 'How this city is set up. Renters see changes on the next page they open.',
    companies: 'Who books on account, in every city. Each gets a statement once a month.',
    settings:
      'The rules you sell by, in every city. Renters see changes on the next page they open.',
  },
  readOnly: 'You can look, but not change anything. These roles can: {{roles, list}}.',
  edit: 'Edit',
  editOf: 'Edit: {{name}}',
  save: 'Save',
  cancel: 'Cancel',
  onSale: 'On sale',
  offSale: 'Off sale',
  earlier: 'Move up: {{name}}',
  later: 'Move down: {{name}}',
  moved: 'We’ve saved the order',
  problems: {
    number: 'Enter a whole number from {{least, number}} to {{most, number}}',
    amount: 'Enter an amount from {{least, number}} to {{most, number}}, such as 52.00',
    text: 'Enter the {{field}}',
    price: 'Enter a price such as 6.50, or 0',
  },
} as const;
