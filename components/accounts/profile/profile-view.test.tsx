import { render, screen } from '@testing-library/react';
import type { ProfileDto } from '@/lib/accounts/users/dto';
import { ProfileView } from './profile-view';

const profile = {
  _id: '65f000000000000000000001',
  name: 'Asha',
  email: 'asha@x.example',
  phone: '+919822012345',
  role: 'admin',
  isVerified: true,
  aadhaarNumber: '',
  panNumber: '',
  documents: [],
  languages: [],
} as unknown as ProfileDto;

const numberOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.trim();

test.each(['admin', 'validator', 'buyer', 'seller', 'broker'] as const)(
  'a %s without identity numbers sees N/A for both',
  (role) => {
    render(<ProfileView profile={{ ...profile, role }} editHref="/edit" />);
    expect(numberOf('Aadhaar number')).toBe('N/A');
    expect(numberOf('PAN number')).toBe('N/A');
    const isProfessional = role !== 'admin' && role !== 'validator';
    expect(screen.queryAllByText('Professional information')).toHaveLength(isProfessional ? 1 : 0);
  },
);

test('the phone number stands as everywhere', () => {
  render(<ProfileView profile={profile} editHref="/edit" />);
  expect(numberOf('Phone')).toBe('+91 98220 12345');
});

test('the spoken languages are listed, and the row is absent without any', () => {
  const { unmount } = render(<ProfileView profile={profile} editHref="/edit" />);
  expect(screen.queryByText('Languages that you speak')).toBeNull();
  unmount();
  render(<ProfileView profile={{ ...profile, languages: ['mr', 'hi'] }} editHref="/edit" />);
  expect(numberOf('Languages that you speak')).toBe('Marathi, Hindi');
});
