import { better, replacedReasons } from '../../replaced-car.ts';
import { seeBooking } from './phrases.ts';

const documentsAtHandover = 'Have your driving licence and ID ready at handover.';
const documentsAtHandoverUs = 'Have your driver’s license and ID ready at handover.';
const asCredit = 'We’ve refunded {{amount}} as credit for your next booking.';

const hoursRefund = 'We’ll refund {{refund}} for the time you won’t have the car.';

export const bookingEmails = {
  bookingBooked: {
    subject: 'Booked: {{car}}, {{deliveryAt}}',
    preview: 'We’ll bring the car to {{deliveryAddress}}.',
    heading: 'Your car is booked',
    text: 'We’ll bring the car to your door and collect it from your return address.',
    action: seeBooking,
    documents: documentsAtHandover,
    documents_us: documentsAtHandoverUs,
  },
  bookingChanged: {
    subject: 'Changed: {{car}}, {{deliveryAt}}',
    preview: 'Here are your new times.',
    heading: 'Your booking was changed',
    text: 'This is your trip now:',
    action: seeBooking,
    difference: {
      charged: 'We’ve charged {{amount}} to your card.',
      toCard: 'We’ll refund {{amount}} to your card.',
      toCredit: asCredit,
      onInvoice: 'The difference is on your company’s invoice.',
      none: 'The price is the same.',
    },
  },
  anotherCar: {
    subject: 'A different car for your trip: {{car}}',
    preview: 'Same times, same addresses, same price.',
    heading: 'We’re bringing you a different car',
    reasons: replacedReasons,
    instead:
      'We’ll bring the {{car}} instead. Your times, addresses, extras and price stay the same.',
    previewLater: 'We’ll be with you on {{deliveryAt}}.',
    insteadLater:
      'We’ll bring the {{car}} instead, on {{deliveryAt}} rather than {{timeBefore}}. We’re sorry.',
    refund: hoursRefund,
    better,
    action: seeBooking,
    unhappy: 'Not right for you? Call us and we’ll find another one.',
  },
  carOffer: {
    subject: 'Choose another car by {{answerBy}}',
    preview: 'Same times, same addresses, same price. Or all your money back.',
    heading: 'Your {{car}} can’t make it',
    reasons: replacedReasons,
    choose_one: 'We’re saving the {{first}} for you. Take it, or get a full refund.',
    choose_other:
      'We’re saving the {{first}} for you. Take it, choose another at the same price, or get a full refund.',
    better,
    action: 'Choose a car',
    unanswered: 'If we don’t hear from you by {{answerBy}}, we’ll bring the {{first}}.',
  },
  phoneBooking: {
    subject: 'Pay for your {{car}} by {{heldUntil}}',
    preview: 'We’re saving the car you asked for on the phone.',
    heading: 'Your {{car}} is ready to book',
    text: 'Here’s the trip we talked about. We’re saving the car for you until {{heldUntil}}. Pay by then and it’s yours.',
    newcomer: 'Set a password first. Then you’ll verify your ID, and pay.',
    action: 'Check and pay',
    newcomerAction: 'Set a password and pay',
    late: 'After that, someone else can book the car. You can still search for another one.',
    notYou: 'Didn’t ask for this? You don’t need to do anything.',
  },
  deliveryLater: {
    subject: 'New delivery time: {{deliveryAt}}',
    preview: 'Your car will come later than planned.',
    heading: 'We’ll bring your car later',
    reasons: replacedReasons,
    text: 'We’ll be with you on {{deliveryAt}} instead of {{timeBefore}}. We’re sorry.',
    refund: hoursRefund,
    action: seeBooking,
    unhappy: 'Doesn’t work for you? Call us and we’ll find another way, or refund everything.',
  },
  noShow: {
    subject: 'We missed you: {{car}}, {{deliveryAt}}',
    heading: 'We couldn’t hand over your car',
    text: 'Our driver waited for you at {{deliveryAddress}}, called you and then had to leave. That counts as a late cancellation of booking {{reference}}.',
    action: seeBooking,
    mistaken: 'Were you there? Call us and we’ll look into it.',
  },
  bookingCancelled: {
    subject: 'Cancelled: {{car}}, {{deliveryAt}}',
    heading: 'Your booking is cancelled',
    text: 'We’ve cancelled booking {{reference}}.',
    action: seeBooking,
    refund: {
      none: 'You weren’t charged, so there’s nothing to refund.',
      toCard: 'We’ll refund {{amount}} to your card in {{from}} to {{to}} days.',
      toCredit: asCredit,
      fee: 'We kept {{amount}} as a fee.',
      changeFee: 'The late change fee of {{amount}} isn’t refundable.',
      disputed:
        'Your bank is looking into your payment and has the money until it decides. If it confirms the payment, we’ll refund {{amount}}.',
      returned: 'Your bank has already returned {{amount}} to you.',
    },
  },
  deliveryTomorrow: {
    subject: 'Tomorrow: {{car}} at your door',
    preview: '{{deliveryAt}}, {{deliveryAddress}}',
    heading: 'See you tomorrow',
    text: 'We’ll bring your car tomorrow. Here’s where and when.',
    verify:
      'We’ll bring your car tomorrow. Before that, please verify your documents again. It takes a few minutes, and we can’t hand over the car until you do.',
    verifyAction: 'Verify documents',
    action: seeBooking,
    documents: documentsAtHandover,
    documents_us: documentsAtHandoverUs,
  },
  tripThanks: {
    subject: 'How was the {{car}}?',
    preview: 'Tell the next renter how it was.',
    heading: 'Thank you for driving with us',
    text: 'How was the car? Your rating helps the next renter choose.',
    action: 'Rate the car',
    receipt: 'Your invoice: {{url}}',
  },
  deskMessage: {
    action: seeBooking,
    late: {
      subject: 'Running {{minutes}} minutes late: {{car}}',
      preview: 'We’ll be with you around {{expectedAt}}.',
      heading: 'We’re running late',
      delivery:
        'Our driver is running about {{minutes}} minutes late and will bring your car to {{deliveryAddress}} around {{expectedAt}}. We’re sorry to keep you waiting.',
      return:
        'Our driver is running about {{minutes}} minutes late and will collect the car from {{returnAddress}} around {{expectedAt}}. We’re sorry to keep you waiting.',
    },
    meet: {
      subject: 'Where we’ll meet: {{car}}, {{deliveryAt}}',
      subject_return: 'Where we’ll meet: {{car}}, {{returnAt}}',
      preview: 'So you and our driver find each other.',
      heading: 'Where we’ll meet',
      unclear: 'Not where you expected us? Reply to this email or call us.',
    },
    documents: {
      subject: 'Verify your documents before {{deliveryAt}}',
      preview: 'We can’t hand over the car without them.',
      heading: 'We still need your documents',
      text: 'We can’t hand over the car until your ID and driving licence are verified. It takes a few minutes in your profile.',
      text_us:
        'We can’t hand over the car until your ID and driver’s license are verified. It takes a few minutes in your profile.',
      action: 'Verify documents',
      done: 'Already done? Then there’s nothing left to do.',
    },
    own: { preview: 'About your booking {{reference}}.' },
  },
  changeNotMade: {
    subject: 'Not changed: {{car}}, {{deliveryAt}}',
    preview: 'Your trip stays as it was.',
    heading: 'We couldn’t change your trip',
    text: 'We couldn’t make the change you asked for, so your trip stays as it was. You can try again with other times.',
    unpaid:
      'The payment for the change you asked for wasn’t completed, so your trip stays as it was. You can ask for the change again.',
    refunded:
      'We’re refunding the {{refund}} you paid for the change. It’ll be back on your card in {{from}} to {{to}} days.',
    uncharged: 'You haven’t been charged for the change.',
    action: seeBooking,
  },
} as const;
