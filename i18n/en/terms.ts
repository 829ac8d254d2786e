export const terms = {
  title: 'Terms and privacy',
  description: 'The rules for renting from Handover and what we store about you, in plain words.',
  intro:
    'This is a plain summary of the rules our bookings, payments and cancellations follow. The numbers are the ones in force right now.',
  termsTitle: 'Terms',
  privacyTitle: 'Privacy',
  terms: {
    renter: {
      title: 'Who can rent',
      text: 'Renters must be {{minimumAge}} or older and must have a confirmed email address, a phone number, a verified ID and a verified driving licence. Additional drivers must meet the same age requirement. {{youngDrivers}}',
      text_us:
        'Renters must be {{minimumAge}} or older and must have a confirmed email address, a phone number, a verified ID and a verified driver’s license. Additional drivers must meet the same age requirement. {{youngDrivers}}',
    },
    agreement: {
      title: 'The booking',
      text: 'A booking is for one particular car, for the times and addresses it names, in {{cities, list}}. Delivery needs at least {{notice}} of notice. A rental lasts up to {{maximumDuration}}. We bring the car to the delivery address and collect it from the return address, refuelling included. There is no mileage limit unless the car states one.',
      text_us:
        'A booking is for one particular car, for the times and addresses it names, in {{cities, list}}. Delivery needs at least {{notice}} of notice. A rental lasts up to {{maximumDuration}}. We bring the car to the delivery address and collect it from the return address, refueling included. There is no mileage limit unless the car states one.',
    },
    price: {
      title: 'Price and payment',
      text: 'The total you confirm is the total we charge. It includes the service fee of {{serviceFeePercent}} percent and all taxes. We charge it to a credit or debit card when you book. We do not accept prepaid cards, gift cards, Visa Electron, Maestro, cash or cheques. Companies are billed directly.',
      text_us:
        'The total you confirm is the total we charge. It includes the service fee of {{serviceFeePercent}} percent and all taxes. We charge it to a credit or debit card when you book. We do not accept prepaid cards, gift cards, Visa Electron, Maestro, cash or checks. Companies are billed directly.',
    },
    deposit: {
      title: 'Deposit',
      text: 'We place a hold of {{depositCredit}} on a credit card or {{depositDebit}} on a debit card from {{depositAhead}} before delivery. We release it within {{releasedHours}} business hours of the return. Your bank may show that {{bankFrom}} to {{bankTo}} days later. Companies are exempt.',
    },
    cancelling: {
      title: 'Cancelling',
      text: 'Cancelling is free up to {{cancellation}} before delivery, with a full refund to the card in {{refundFrom}} to {{refundTo}} days. Closer to delivery, the refund is credit, less {{lateFees, list}}.{{cancellationFee}}',
    },
    changing: {
      title: 'Changing',
      text: 'You may change dates and addresses up to {{modification}} before delivery, if the car is available. We charge or refund the difference. Refunds follow the rules for cancelling.{{changeFees}} After a change less than {{cancellation}} before delivery, what was paid by then is refunded as credit only, whenever the trip is cancelled.',
    },
    returning: {
      title: 'Late returns and cleaning',
      text: 'A rental day is 24 hours. Extra hours cost an hour’s share of the daily rate plus {{overagePercent}} percent. After {{extraDayBeyond}}, an extra day is charged instead. Cleaning costs {{cleaningSmoking}} after smoking or in extreme cases and {{cleaningPets}} after pets. The renter must pay fines and tolls from delivery to return.',
      text_us:
        'A rental day is 24 hours. Extra hours cost an hour’s share of the daily rate plus {{overagePercent}} percent. After {{extraDayBeyond}}, an extra day is charged instead. Cleaning costs {{cleaningSmoking}} after smoking or in extreme cases and {{cleaningPets}} after pets. The renter must pay tickets and tolls from delivery to return.',
    },
  },
  privacy: {
    account: {
      title: 'What we store',
      text: 'Your account: name, email address, phone number and billing details. Your bookings: car, times, addresses and price. From your documents: your address and date of birth, and whether they were approved. From each handover: photos, readings and marks of the car, and your signature.',
    },
    providers: {
      title: 'Who else is involved',
      text: 'An identity provider checks your documents. A payment provider stores your cards. We store a card’s brand, its last four digits and its expiry date, never its number. An address provider looks up the addresses you search for. If you choose texts, a text provider sends them to your phone number.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Only our own. One keeps you logged in. One tells us that you have used this device before. One remembers your search after a reload. One remembers a notice you closed. None of them is for advertising.',
    },
    addresses: {
      title: 'Your addresses',
      text: 'We never put your addresses in a link, so they are not passed on when you share a page.',
    },
    rights: {
      title: 'Access, correct, delete',
      text: 'Email {{email}} to see what we store about you, to have it corrected, or to have it deleted where the law allows.',
    },
  },
} as const;
