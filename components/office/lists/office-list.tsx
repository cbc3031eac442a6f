import type { ComponentProps } from 'react';
import { AdminList } from '@/components/shell/admin-list';
import type { ListToolsDto } from '@/lib/office/lists/dto';
import { ListTools } from './list-tools';
import { SavedViews } from './saved-views';

type Props = Omit<ComponentProps<typeof AdminList>, 'views' | 'tools'> & { tools: ListToolsDto };

export function OfficeList({ tools, ...list }: Props) {
  return (
    <AdminList
      {...list}
      {...(tools.views.length > 0 && { views: <SavedViews views={tools.views} path={list.path} /> })}
      tools={<ListTools tools={tools} search={list.search} />}
    />
  );
}
