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
      description: 'Plans change. The earlier you tell us, the more you get back.',
    },
    during: {
      title: 'During the trip',
      description: 'While the key is in your pocket.',
    },
    after: {
      title: 'After the trip',
      description: 'Handing the car back, and your deposit.',
    },
    citations: {
      title: 'Citations and tolls',
      description: 'Tolls and traffic penalties, and who pays them.',
    },
  },
  questions: {
    handover: {
      title: 'How does Handover work?',
      text: 'Tell us where and when, and pick a car. We’ll bring that car to you, hand you the key and show you how it works. When you’re done, we’ll collect it from your return address. No counter at either end.',
    },
    where: {
      title: 'Where can I get a car?',
      text: 'We’re live in {{cities, list}}. We deliver to and collect from any address in a city’s service area. If an address is outside it, the search will tell you right away.',
    },
    elsewhere: {
      title: 'Can I return the car somewhere else?',
      text: 'Yes. Choose any address in the same city’s service area when you search. You can change the return address for as long as your booking can be changed.',
    },
    refuel: {
      title: 'Do I have to refuel?',
      text: 'No. Refuelling is included. We’ll collect the car as it is and fill it up ourselves.',
      text_us:
        'No. Refueling is included. We’ll collect the car as it is and fill it up ourselves.',
    },
    mileage: {
      title: 'Is there a mileage limit?',
      text: 'Not unless the car’s page says so. Drive as far as your trip takes you.',
    },
    support: {
      title: 'When can I reach you?',
      text: 'Every day, {{hours}}, by phone at {{phone}}, or by email at {{email}}. We can also change a booking for you.',
    },
    documents: {
      title: 'What do I need to rent a car?',
      text: 'A confirmed email, a phone number, an ID and a driving licence, both verified in your profile, and a card to pay with. You must be {{minimumAge}} or older.',
      text_us:
        'A confirmed email, a phone number, an ID and a driver’s license, both verified in your profile, and a card to pay with. You must be {{minimumAge}} or older.',
    },
    'young-drivers': {
      title: 'Is there a fee for young drivers?',
      text: '{{youngDrivers}}\nWe go by your age on the day your trip starts, and by the date of birth in your verified documents. The fee is its own line in the price, shown before you pay. No one under {{minimumAge}} can book.',
    },
    notice: {
      title: 'How soon can I get a car, and for how long?',
      text: 'Book at least {{notice}} before delivery. Times are on the hour or half hour, in the city’s local time. A trip can last up to {{maximumDuration}}.',
    },
    price: {
      title: 'What’s included in the price?',
      text: 'The car, delivery and collection, our service fee of {{serviceFeePercent}} percent and the city’s taxes. Any protection and extras you add are listed line by line. A rental day is 24 hours, and any part of a day counts as a full day. The total you see is the total we charge, in the city’s currency.',
    },
    payment: {
      title: 'Which cards do you accept?',
      text: 'Credit and debit cards. We can’t accept prepaid cards, gift cards, Visa Electron, Maestro, cash or cheques, because we can’t place a deposit hold on them.',
      text_us:
        'Credit and debit cards. We can’t accept prepaid cards, gift cards, Visa Electron, Maestro, cash or checks, because we can’t place a deposit hold on them.',
    },
    deposit: {
      title: 'How much is the deposit?',
      text: '{{depositCredit}} on a credit card, {{depositDebit}} on a debit card, in the city’s currency. It’s a hold on your card, never part of the total.\nWe’ll place it {{depositAhead}} before delivery, or right away if delivery is sooner. Companies with a business profile don’t need a deposit.',
    },
    'deposit-refused': {
      title: 'What if my bank declines the deposit hold?',
      text: 'We’ll try again up to {{depositRetries}} times, {{depositRetryAfter}} apart, until delivery. If it still fails, we’ll cancel the booking and refund you in full.',
    },
    hold: {
      title: 'Can someone else book the car while I pay?',
      text: 'No. Once you open checkout, logged in and verified, we’ll save the car for you for {{hold}}. A countdown shows the time left, and you can save it again while it’s available. Prices last {{quote}}.',
    },
    credit: {
      title: 'How do I use a promo code or my credit?',
      text: 'Enter a promo code at checkout. Each code works once per renter. Credit from an earlier booking is used first, automatically, on your next booking in the same currency. You’ll see both in your price details.',
    },
    cancel: {
      title: 'What happens if I cancel?',
      text: 'Cancel up to {{cancellation}} before delivery and we’ll refund everything to the card you paid with. After that, we’ll refund you as credit for your next trip.{{cancellationFee}}\nFrom that credit we keep {{lateFees, list}}. Your booking shows exactly what you’d get back before you confirm.',
    },
    refund: {
      title: 'When will I get my refund?',
      text: 'A refund to your card takes {{refundFrom}} to {{refundTo}} days, depending on your bank. Credit is in your wallet right away.',
    },
    change: {
      title: 'Can I change my dates or addresses?',
      text: 'Yes, up to {{modification}} before delivery, from your booking’s page. The car must be available at the new times, and both addresses must be in the service area. You’ll see the new total before you save. Closer to delivery, call us.',
    },
    'change-price': {
      title: 'What does a change cost?',
      text: 'Your price per day stays as booked. For a longer trip, we’ll charge the difference to the same card. For a shorter one, we’ll refund it: to your card up to {{cancellation}} before delivery, as credit after that.{{changeFees}} If you change a trip closer to delivery than that and then cancel it, we’ll refund what you’d paid by then as credit.',
    },
    extend: {
      title: 'Can I keep the car longer?',
      text: 'Yes, if it’s available. While you have the car, choose a later return on your booking’s page, or call us before your return time. A trip can last up to {{maximumDuration}} in total.',
    },
    late: {
      title: 'What if I’m late for the return?',
      text: 'A rental day is 24 hours. Each extra hour costs an hour’s share of your daily rate plus {{overagePercent}} percent. After {{extraDayBeyond}}, we charge an extra day instead.',
    },
    drivers: {
      title: 'Can someone else drive?',
      text: 'Yes. Add them at checkout, or on your booking’s page any time before delivery. We’ll invite them by email, and they’ll verify their documents with an account of their own. They must be {{minimumAge}} or older, like you. Anyone who isn’t verified before delivery can’t drive.',
    },
    trouble: {
      title: 'What if something happens on the road?',
      text: 'If you’re in danger, call the emergency number first. Then call us at {{phone}}, {{hours}}. Your booking lists the protection you have.',
    },
    smoking: {
      title: 'Can I smoke in the car, or bring a pet?',
      text: 'Please don’t smoke. Cleaning after smoking, or in extreme cases, costs {{cleaningSmoking}}. Cleaning after pets costs {{cleaningPets}}. Cleaning after normal use is free.',
    },
    return: {
      title: 'What happens at the return?',
      text: 'We’ll meet you at your return address at the agreed time and take the key. We’ll refuel the car, and you’re done.',
    },
    'deposit-back': {
      title: 'When will you release my deposit hold?',
      text: 'Within {{releasedHours}} business hours of your return. Your bank may take another {{bankFrom}} to {{bankTo}} days to show it.',
    },
    review: {
      title: 'Why is my booking in review?',
      text: 'We need to check something about your trip first, such as a fine, damage or cleaning. Your deposit hold may stay in place until we’re done. Email {{email}} if you have a question about it.',
      text_us:
        'We need to check something about your trip first, such as a ticket, damage or cleaning. Your deposit hold may stay in place until we’re done. Email {{email}} if you have a question about it.',
    },
    citation: {
      title: 'Who pays a parking or traffic fine?',
      title_us: 'Who pays a parking or traffic ticket?',
      text: 'Whoever had the car at the time. Fines between delivery and return are yours. Any others are ours.',
      text_us:
        'Whoever had the car at the time. Tickets between delivery and return are yours. Any others are ours.',
    },
    tolls: {
      title: 'Are tolls included?',
      text: 'No. Pay tolls as you go where you can. A toll from your trip that’s billed to the car later is yours, too.',
    },
    dispute: {
      title: 'What if a fine isn’t mine?',
      title_us: 'What if a ticket isn’t mine?',
      text: 'Email {{email}} with your booking’s reference number and a copy of the fine. We’ll go by the delivery and return times on your booking.',
      text_us:
        'Email {{email}} with your booking’s reference number and a copy of the ticket. We’ll go by the delivery and return times on your booking.',
    },
  },
} as const;
