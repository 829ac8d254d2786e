import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export interface TabContent {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabContent[];
  /** For tabs that are a part of the address; without it they keep the choice to themselves. */
  readonly selectedId?: string;
  readonly onSelect?: (id: string) => void;
}

/** The chosen tab is underlined by a route: from a filled pin to an open one. Long names break. */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList
        aria-label={label}
        className="relative -mx-2 mb-6 flex gap-4 overflow-x-auto pb-1.5 [scrollbar-width:none] before:absolute before:inset-x-2 before:bottom-1 before:h-0.5 before:bg-stone-200"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="group relative flex min-h-13 cursor-pointer items-center px-2 text-sm font-medium text-quiet outline-none data-focus-visible:outline-3 data-focus-visible:outline-solid data-focus-visible:-outline-offset-3 data-hovered:text-ink data-selected:font-strong data-selected:text-ink"
          >
            {tab.label}
            <TabRoute />
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

function TabRoute() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-2 -bottom-1.5 hidden h-2.5 items-center group-data-selected:flex"
    >
      <span className="size-2.5 rounded-full bg-route-live" />
      <span className="h-0.5 flex-1 bg-route-live" />
      <span className="size-2.5 rounded-full border-[2.5px] border-route-live bg-paper" />
    </span>
  );
}
