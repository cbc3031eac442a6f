import type { ServiceLine } from '@/lib/content/service-lines/dto';

export const vridi = {
  slug: 'vridi',
  name: 'Vridi',
  kind: 'Home and property loans',
  summary: 'Home loans, balance transfers and loans against property, compared on their true cost.',
  headline: 'A home loan chosen on its true cost, not on its first month',
  metaTitle: 'Vridi: home loans and loans against property',
  metaDescription:
    'Home loan help in Nagpur: eligibility, paperwork, comparing banks and housing finance companies, balance transfer, loan against property. Clear fees.',
  intro: [
    'A loan outlives the excitement of buying. Vridi helps you decide how much to borrow, from whom and on which terms, and then carries the file until the cheque reaches the seller.',
    'We are not a lender. We prepare your papers once, show you what each bank or housing finance company really charges over the years you plan to keep the loan, and tell you when a loan is a bad idea.',
  ],
  does: {
    'Eligibility before the search':
      'A realistic amount from income, age, existing instalments and credit report, so that you look at homes you can keep.',
    'Comparison on total cost':
      'Rate type and its benchmark, spread, processing, legal and valuation charges, insurance you may refuse, and prepayment terms.',
    'The file':
      'Income papers, property papers and explanations arranged the way credit officers read them, so that questions come once.',
    'After sanction':
      'Disbursal in step with construction or registration, balance transfer when it pays, and the return of papers at closure.',
  },
  forWhom: [
    'Salaried buyers and couples who combine incomes',
    'Shopkeepers, doctors and other self-employed people with uneven income',
    'Owners building a house on their own plot',
    'Borrowers with an old loan at an old rate',
    'Businesses that want to borrow against property they own',
  ],
  steps: {
    Numbers: 'Income, instalments, savings and your credit report. You learn your range the same day.',
    Offers: 'Two to four lenders who lend on your kind of property, side by side on one page.',
    Application: 'One set of papers, signed once, given to the lender you chose.',
    'Legal and technical check':
      "The lender's lawyer reads the title and its engineer values the property. We answer their queries with the seller.",
    Sanction: 'Read with you line by line before you sign, including the key facts statement.',
    Disbursal: 'On registration for a ready home, in stages for one under construction.',
  },
  bring: [
    'PAN, Aadhaar and two photographs of each applicant',
    'Salaried: last three months of salary slips, Form 16 and six months of bank statements',
    'Self-employed: income tax returns with computation for two to three years, GST returns if registered, bank statements for a year',
    'Property: agreement or draft, chain of earlier deeds, sanctioned plan, occupancy certificate or MahaRERA number',
    'Statements of loans you already have',
  ],
  fees: 'Where the lender pays us for the file you pay us nothing, and we tell you that it does. Where a case needs paid work of ours, the fee is agreed in writing first. The lender’s processing, legal and valuation charges are listed for you before you apply.',
  time: 'With complete papers, sanction usually takes one to two weeks and disbursal another week after registration. Self-construction and loans against property take longer because the property check is deeper.',
  questions: {
    'How much of the price will a bank lend?':
      'Reserve Bank rules cap a home loan at 90% of the property value for loans up to ₹30 lakh, 80% above ₹30 lakh and up to ₹75 lakh, and 75% above that. Stamp duty and registration are normally not counted in the value, so plan to pay them yourself.',
    'Can I repay early without a charge?':
      'On a floating-rate loan to an individual for a purpose other than business, lenders may not charge for prepayment or closure, under Reserve Bank directions. Fixed-rate loans may carry a charge; it must stand in the key facts statement.',
    'Floating or fixed?':
      'A floating rate moves with an outside benchmark such as the repo rate, both ways. A fixed rate is calmer and usually starts higher, and many are fixed for some years only. We show both over the period you expect to keep the loan.',
    'Does it help to take the loan jointly?':
      'Often. Incomes are added, and each co-owner who repays may claim tax deductions where the tax regime they chose allows them. In Maharashtra a home bought in the name of women alone may also attract lower stamp duty. Every co-borrower is liable for the whole loan, though.',
    'My credit score is low. What now?':
      'Get the report first: each credit bureau gives you one free full report a year. Mistakes can be disputed without a fee. Then clear overdue cards, avoid new applications for some months, and apply once, not everywhere.',
    'When do I get my papers back after closing the loan?':
      'The Reserve Bank requires lenders to return original property papers and remove charges within 30 days of full repayment, and to pay ₹5,000 for each day of delay that is their fault.',
    'Must I buy insurance with the loan?':
      'Insuring the building may be a term of the loan. Life insurance sold along with it is your choice, and you may buy it elsewhere or not at all. Ask for the premium to be shown separately from the loan amount.',
  },
  related: ['aashray', 'siddhant', 'kalpa'],
} as const satisfies ServiceLine;
