export const questions = [
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes. A subscription can be cancelled at any time, and Premium stays until the end of the month that is paid for.',
  },
  {
    question: 'What happens to my lessons after I cancel?',
    answer:
      'Nothing is deleted. You are back on Free: the lessons beyond its limit wait until you subscribe again, and you can always download everything on your account page.',
  },
  {
    question: 'How does the free trial work?',
    answer:
      'The first 7 days of Premium are free. Cancel before they end and you pay nothing. Nothing can be bought yet, so nothing can be charged either.',
  },
  {
    question: 'What is conversation practice?',
    answer:
      'A situation from your lesson, such as ordering in a restaurant, in which you choose what to say and the other person answers.',
  },
];
