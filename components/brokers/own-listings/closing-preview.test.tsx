import { render, screen } from '@testing-library/react';
import { apiDouble } from '@/test/api-double';
import { ClosingPreview } from './closing-preview';

const network = apiDouble();
const ID = '65f000000000000000000001';
const HOME = { id: '65f000000000000000000002', title: 'Shed in Mihan', price: 100_000, place: 'Nagpur' };

test.each([
  ['rent', 'Shed in Mihan · ₹1 L a month'],
  ['sale', 'Shed in Mihan · ₹1 L'],
] as const)(
  'a home that is offered instead, to %s, has the price as its lists say it',
  async (type, text) => {
    const person = {
      id: ID,
      name: 'Mira',
      what: 'enquiry',
      byMail: true,
      language: 'en',
      words: 'It is let.',
    };
    const preview = { people: [person], homes: [HOME], holdSeconds: 30 };
    network.replies(`GET /api/property/${ID}/closing`, preview);
    render(<ClosingPreview id={ID} type={type} chosen={[]} onChoose={() => undefined} />);
    expect(await screen.findByLabelText(text)).toBeInTheDocument();
  },
);
