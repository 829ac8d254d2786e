/** Every question by the name its link has (`/faq#refuel`); which section asks it is in the pages. */
export const faq = {
  sections: {
    'how-it-works': {
      title: 'How it works',
      description: 'A car handed over at your door, and handed back at your door.',
    },
    booking: {
      title: 'Making a booking',
      description: 'Who can rent, what it costs and how you pay.',
    },
    changes: {
      title: 'Cancelling or changing a reservation',
      description: 'Plans move. What moves with them depends on how early you tell us.',
    },
    during: {
      title: 'During the trip',
      description: 'While the key is in your pocket.',
    },
    after: {
      title: 'After the trip',
      description: 'From the last door to the released deposit.',
    },
    citations: {
      title: 'Citations and tolls',
      description: 'What the road may charge on top.',
    },
  },
  questions: {
    handover: {
      title: 'How does Handover work?',
      text: 'You name an address, a date and a time, and pick the car. We bring that very car to the address, hand you the key and show you round it. At the end we collect it where you finish. There is no counter in between.',
    },
    where: {
      title: 'Where can I get a car?',
      text: 'We are live in {{cities, list}}. Any address inside the service area of a city can be a delivery or a return address; if an address lies outside, the search tells you at once.',
    },
    elsewhere: {
      title: 'Can I return the car somewhere else?',
      text: 'Yes. Any address in the service area of the same city will do, and you choose it when you search. As long as your booking can be changed, you can move it.',
    },
    refuel: {
      title: 'Do I have to refuel?',
      text: 'No. Refuelling is included: we collect the car as it is and fill it up ourselves.',
    },
    mileage: {
      title: 'Is there a mileage limit?',
      text: 'Not unless the page of the car states one. Drive as far as the trip takes you.',
    },
    support: {
      title: 'When can I reach you?',
      text: 'Every day from {{opens}} to {{closes}}, by phone at {{phone}} or by e-mail at {{email}}. Support can also change a booking for you.',
    },
    documents: {
      title: 'What do I need to be handed the car?',
      text: 'A verified e-mail address, a driver’s licence and an identity document, both verified in your profile before you book, and a card to pay with. You must be {{minimumAge}} or older.',
    },
    'young-drivers': {
      title: 'Is there a fee for young drivers?',
      text: '{{youngDrivers}}\nYour age on the day the rental starts decides, by the birthdate in your verified documents. The fee is a line of the price, shown before you pay. Under {{minimumAge}} nobody can book.',
    },
    notice: {
      title: 'How soon can I have a car, and for how long?',
      text: 'We need {{notice}} of notice for a delivery. Times are on the half hour, in the local time of the city. A rental can last up to {{maximumDuration}}.',
    },
    price: {
      title: 'What is in the price?',
      text: 'Everything. Prices already contain our service fee of {{serviceFeePercent}} percent and the taxes of the city; insurance and extras are listed line by line. A daily rate is a period of 24 hours, and a day you have begun counts as a day. The total you see is the total we charge, in the currency of the city.',
    },
    payment: {
      title: 'Which cards do you accept?',
      text: 'Credit and debit cards. We cannot accept prepaid cards, gift cards, Visa Electron, Maestro, cash or checks, because a deposit cannot be held on them.',
    },
    deposit: {
      title: 'How much is the deposit?',
      text: '{{depositCredit}} on a credit card, {{depositDebit}} on a debit card, in the currency of the city. It is a hold on the card and never part of the total.\nWe place it {{depositAhead}} before delivery, or right away if delivery is sooner. Companies with a business profile need no deposit.',
    },
    'deposit-refused': {
      title: 'What if my bank refuses the deposit?',
      text: 'We try again, up to {{depositRetries}} times, {{depositRetryAfter}} apart, as long as delivery has not come. If it still fails, the booking ends and you get a full refund.',
    },
    hold: {
      title: 'Can somebody take the car while I pay?',
      text: 'No. Once you open the checkout, signed in and verified, the car is yours for {{hold}}. A countdown shows what is left, and you can renew it while the car is free. A price stands for {{quote}}.',
    },
    credit: {
      title: 'How do I use a promo code or my credit?',
      text: 'Enter a promo code at checkout; each works once per renter. Credit from an earlier booking is used first, by itself, on your next booking in the same currency. Both are lines of the price.',
    },
    cancel: {
      title: 'What happens if I cancel?',
      text: 'Up to {{cancellation}} before delivery you get everything back, to the card you paid with. Later than that the refund is given as credit for a next trip.{{cancellationFee}}\nFrom the credit we keep {{lateFees, list}}. Your booking shows what a cancellation gives back at each moment before you confirm it.',
    },
    refund: {
      title: 'When does the refund arrive?',
      text: 'A refund to your card takes {{refundFrom}} to {{refundTo}} days, depending on your bank. Credit is in your wallet at once.',
    },
    change: {
      title: 'Can I change the dates or the addresses?',
      text: 'Yes, up to {{modification}} before delivery, from the page of your booking. The car has to be free at the new time and both addresses inside the service area. You see the new total before you save. Closer to delivery, call us.',
    },
    'change-price': {
      title: 'What does a change cost?',
      text: 'Your price per day stays as booked. A longer trip charges the difference to the same card. A shorter one gives it back: to the card up to {{cancellation}} before delivery, as credit later.{{changeFees}} If you move a trip later than that and then cancel it, what you had paid by then comes back as credit.',
    },
    extend: {
      title: 'Can I keep the car longer?',
      text: 'Call or write to us before the return time. If the car is free, a rental can be extended up to {{maximumDuration}} in all.',
    },
    late: {
      title: 'What if I am late for the return?',
      text: 'A daily rate is a period of 24 hours. Each hour beyond it costs the hourly share of your daily rate plus {{overagePercent}} percent. Beyond {{extraDayBeyond}} we charge an extra day instead.',
    },
    drivers: {
      title: 'Can somebody else drive?',
      text: 'An additional driver meets the same requirement as you: {{minimumAge}} or older. Call us before somebody else takes the wheel.',
    },
    trouble: {
      title: 'What if something happens on the road?',
      text: 'In danger, call the emergency number first. Then call us at {{phone}}, from {{opens}} to {{closes}}. Which insurance covers you is listed on your booking.',
    },
    smoking: {
      title: 'May I smoke in the car, or bring a pet?',
      text: 'Please do not smoke. Cleaning after smoking, or in extreme cases, costs {{cleaningSmoking}}; cleaning after pets costs {{cleaningPets}}. A car that was simply used costs nothing to clean.',
    },
    return: {
      title: 'What happens at the return?',
      text: 'We meet you at the return address at the agreed time and take the key. We refuel the car, and the trip is closed.',
    },
    'deposit-back': {
      title: 'When is my deposit released?',
      text: 'Within {{releasedHours}} business hours after the trip. Your bank may take another {{bankFrom}} to {{bankTo}} days to show it.',
    },
    review: {
      title: 'Why is my booking in review?',
      text: 'Something about the trip has to be looked at first: a citation, damage, or a cleaning. The deposit may stay on hold meanwhile, and is released at the latest when the review ends. Write to {{email}} if you have a question about it.',
    },
    citation: {
      title: 'Who pays a parking or traffic citation?',
      text: 'Whoever had the car. A citation between delivery and return is yours; one before or after is ours.',
    },
    tolls: {
      title: 'Are tolls included?',
      text: 'No. Pay tolls on the way where you can. A toll that is billed to the car later, for a time within your rental, is yours too.',
    },
    dispute: {
      title: 'I think a citation is not mine. What now?',
      text: 'Write to {{email}} with the reference number of your booking and a copy of the citation. The times of delivery and return are on your booking, and they decide.',
    },
  },
} as const;
