import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ImageDto } from '@/lib/listings/dto';
import { Thumbnails } from './thumbnails';

const images = ['a', 'b', 'c'].map(
  (id) => ({ url: `/media/${id}.jpg`, public_id: id, width: 400, height: 300 }) as ImageDto,
);

function Sample() {
  const [at, setAt] = useState(0);
  return <Thumbnails images={images} category="Residential" at={at} onPick={setAt} />;
}

test('are one stop of the Tab key; arrow keys, Home and End choose and wrap', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Sample />
      <button type="button">After</button>
    </>,
  );
  const current = () => screen.getByRole('button', { current: true });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show picture 1' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(current()).toHaveAccessibleName('Show picture 3');
  expect(current()).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(current()).toHaveAccessibleName('Show picture 2');
  await user.keyboard('{End}');
  expect(current()).toHaveAccessibleName('Show picture 3');
  await user.keyboard('{Home}');
  expect(current()).toHaveAccessibleName('Show picture 1');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});
