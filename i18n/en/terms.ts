export const terms = {
  title: 'Terms and privacy',
  description: 'The rules of renting from Handover and what we keep about you, in plain words.',
  intro:
    'These are summaries in plain words of the rules that our booking, payment and cancellation follow. The numbers are the ones in force right now.',
  termsTitle: 'Terms',
  privacyTitle: 'Privacy',
  terms: {
    renter: {
      title: 'Who can rent',
      text: 'Renters are {{minimumAge}} or older, with a verified e-mail address, driver’s licence and identity document. Additional drivers meet the same age requirement. {{youngDrivers}}',
    },
    agreement: {
      title: 'The booking',
      text: 'A booking is for one particular car, for the time and the addresses it names, in {{cities, list}}. Delivery needs {{notice}} of notice; a rental lasts up to {{maximumDuration}}. The car comes to the delivery address and is collected at the return address, refuelling included. There is no mileage limit unless the car states one.',
    },
    price: {
      title: 'Price and payment',
      text: 'The total you confirm is the total we charge, with the service fee of {{serviceFeePercent}} percent and the taxes inside. It is charged to a credit or debit card when you book; prepaid cards, gift cards, Visa Electron, Maestro, cash and checks are not accepted. Companies are billed directly.',
    },
    deposit: {
      title: 'Deposit',
      text: 'We hold {{depositCredit}} on a credit card or {{depositDebit}} on a debit card from {{depositAhead}} before delivery. It is released within {{releasedHours}} business hours after the trip; your bank may show that {{bankFrom}} to {{bankTo}} days later. Companies are exempt.',
    },
    cancelling: {
      title: 'Cancelling',
      text: 'Free until {{cancellation}} before delivery, with a full refund to the card in {{refundFrom}} to {{refundTo}} days. After that the refund is given as credit, less {{lateFees, list}}.{{cancellationFee}}',
    },
    changing: {
      title: 'Changing',
      text: 'Dates and addresses can be changed until {{modification}} before delivery, if the car is free. The difference is charged or given back by the rules for cancelling.{{changeFees}} After a change less than {{cancellation}} before delivery, what was paid by then is given back as credit only, whenever the trip is cancelled.',
    },
    returning: {
      title: 'Late returns and cleaning',
      text: 'A daily rate is a period of 24 hours. Extra hours cost the hourly share plus {{overagePercent}} percent; beyond {{extraDayBeyond}} an extra day is charged. Cleaning costs {{cleaningSmoking}} after smoking or in extreme cases and {{cleaningPets}} after pets. Citations and tolls from delivery to return are the renter’s.',
    },
  },
  privacy: {
    account: {
      title: 'What we keep',
      text: 'Your account: name, e-mail address, phone number and billing details. Your bookings: car, times, addresses and price. From your documents: the address and the birthdate, and whether they were approved.',
    },
    providers: {
      title: 'Who else is involved',
      text: 'Documents are checked by an identity provider, cards are kept by a payment provider. Of a card we keep the brand, the last four digits and the expiry, never its number. Addresses you search for are looked up by an address provider.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Only our own: one that keeps you signed in, one that lets your account know a device you’ve used before, one that remembers your search, so it is still there after a reload, and one that remembers a closed notice. None of them is for advertising.',
    },
    addresses: {
      title: 'Your addresses',
      text: 'The address of a door is nobody’s business: it never stands in a link, so it is not passed on when you share a page.',
    },
    rights: {
      title: 'Ask, correct, delete',
      text: 'Write to {{email}} to learn what we keep about you, to have it corrected, or to have it deleted where the law lets us.',
    },
  },
} as const;
